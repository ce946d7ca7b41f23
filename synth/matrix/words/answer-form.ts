/** The fields of an answer, the same in every language: programs read them. */
export const answerForm = (said: {
  entity: string;
  dimension: string;
  number: string;
  text: string;
  steps: string;
  address: string;
}): string =>
  `{"entity": "<${said.entity}>", "dimension": "<${said.dimension}>", "value": <${said.number}>, "unit": "<${said.text}>", "type": "precise" | "range" | "not_available", "range_low": <${said.number}>, "range_high": <${said.number}>, "derivation": "<${said.steps}>", "source_urls": ["<${said.address}>", …]}`;
