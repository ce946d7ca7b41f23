/** A property of a vocabulary as words: "datePublished" -> "Date published", "schema:sku" -> "Sku", "ratingValue" -> "Rating value". */
export function propertyName(property: string): string {
  const last =
    property
      .replace(/[/#:]+$/, "")
      .split(/[/#:]/)
      .pop() ?? "";
  const words = last
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
