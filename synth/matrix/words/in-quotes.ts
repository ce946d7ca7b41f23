/** Text of the site between quotation marks; those that it has itself become those within. */
export const inQuotes = (text: string): string => {
  const within = text.replaceAll("“", "‘").replaceAll("”", "’");
  return `“${within.replace(/(^|[\s(（])"([^"]*)"/g, "$1‘$2’")}”`;
};
