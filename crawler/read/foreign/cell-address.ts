/** A sheet's cell in A1 notation: (0, 26) -> "AA1". Row and column count from 0. */
export function cellAddress(row: number, col: number): string {
  let letters = "";
  for (let rest = col + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
