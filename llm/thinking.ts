/**
 * Parts what a model thought from what it said. Thinking comes in a field of its own (`reasoning_content`, `reasoning`) or
 * between `<think>` tags at the head of the text; a tag that is never closed means that all of it was thinking. Some
 * chat templates open the tag themselves, so that a reply only closes it.
 */
export function partThinking(text: string, field: string | undefined): { text: string; thinking: string } {
  const thoughts = field === undefined || field === "" ? [] : [field.trim()];
  let said = text;
  const closedOnly = /^(?:(?!<think(?:ing)?>)[\s\S])*?<\/think(?:ing)?>/i.exec(said);
  if (closedOnly) {
    thoughts.push(closedOnly[0].replace(/<\/think(?:ing)?>$/i, "").trim());
    said = said.slice(closedOnly[0].length);
  }
  said = said.replace(/<think(?:ing)?>([\s\S]*?)(?:<\/think(?:ing)?>|$)/gi, (_, thought: string) => {
    thoughts.push(thought.trim());
    return "";
  });
  return { text: said.trim(), thinking: thoughts.filter((thought) => thought !== "").join("\n\n") };
}
