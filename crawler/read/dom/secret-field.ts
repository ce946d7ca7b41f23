/** Autofill detail tokens (HTML standard, "Autofilling form controls") of what nobody else may read. */
const SECRET_TOKEN = /^(?:current-password|new-password|one-time-code|cc-.+)$/;

/** Whether a field is one for passwords, cards or one-time codes, by its type and `autocomplete`. */
export function keepsSecret(type: string | undefined, autocomplete: string | undefined): boolean {
  if (type?.trim().toLowerCase() === "password") return true;
  return (autocomplete ?? "")
    .toLowerCase()
    .split(/\s+/)
    .some((token) => SECRET_TOKEN.test(token));
}
