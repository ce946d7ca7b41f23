import type { Column } from "../../core/relation.ts";
import type { Test } from "../../logic/condition.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { nounKind } from "../../logic/english/noun-kinds.ts";
import { mayBePeople } from "../../logic/english/person-role.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** "歌手", "明星", "作家", "学生": the sign behind stands for things as well, which satellites, states, robots and peanuts are. */
const CHINESE_PEOPLE =
  /(?:者|员|师|得主|嘉宾|(?<!机器|机械|稻草|雪|法)人|(?<![扶把二触])手|[明球影歌童巨]星|(?<![国商店厂酒农皇公人住独])家|[学考医先新男女师究业习训培届]生)$/u;
/** What many have in common who never met; English writes it with a small letter, as it does no name of a club or a coach. */
const COMMON = /^\p{Ll}/u;
const CHINESE_COMMON = /^(?:职业|身份|爱好|民族|籍贯|星座|血型|性别|政治面貌|婚姻状况)$/u;
/** What a body measures. */
const OF_BODY = /^(?:(?:body )?(?:height|weight)|stature|身高|体重|身长)$/iu;

/** Are the things of a kind people? */
export const arePeople = ({ naming: { singular } }: Pick<SurveyedRelation, "naming">): boolean =>
  nounKind(singular) === "person" || mayBePeople(singular) || CHINESE_PEOPLE.test(singular);

/** Two people of one trade have nothing to do with each other, as two of one club or coach have. */
export const isCoincidence = ({ column, value }: Test, surveyed: Pick<SurveyedRelation, "naming">): boolean =>
  arePeople(surveyed) && (COMMON.test(`${value}`) || CHINESE_COMMON.test(column));

/** By how much somebody is taller or heavier than somebody else nobody asks. */
export const isOfBody = ({ name }: Pick<Column, "name">, surveyed: Pick<SurveyedRelation, "naming">): boolean =>
  OF_BODY.test(humanise(name).trim()) && arePeople(surveyed);
