/** Who sits in a body that several sit in. */
const ORGAN = /^(?<what>.*?)(?<organ>委员会|组委会|评委会|理事会|董事会|监事会|顾问团|专家库|专家组|专家团)$/u;
/** "专家委员会" are 专家: what stands before is who they are. */
const PERSONS = /(?:专家|顾问|院士|评委|教授|学者)$/u;
const SEATS: Readonly<Record<string, string>> = {
  委员会: "委员",
  组委会: "委员",
  评委会: "评委",
  理事会: "理事",
  董事会: "董事",
  监事会: "监事",
  顾问团: "顾问",
  专家库: "专家",
  专家组: "专家",
  专家团: "专家",
};

/** What one of those is called whom a body's page lists: 理事 of 理事会, 专家 of 专家委员会; undefined for what is no such body. */
export function memberOf(body: string): string | undefined {
  const { what = "", organ } = ORGAN.exec(body)?.groups ?? {};
  if (organ === undefined) return undefined;
  return PERSONS.exec(what)?.[0] ?? SEATS[organ];
}
