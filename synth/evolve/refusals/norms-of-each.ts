import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { withoutQualifier } from "../../../logic/values/infer-column.ts";

/** What a course asks of each who takes it: how long it is taught, what it gives and costs, which marks let one in. */
const NORM =
  /^(?:毕业|最低|要求|应修|课内|课程|理论|实践|实训|计划|标准|总)*(?:学时|课时|学分)数?(?:要求)?$|^(?:每?学年|年|全程)?学费(?:标准)?$|^(?:标准|基本|弹性)?(?:学制|(?:修业|学习|培养)年限)$|(?:最[高低]|平均|录取|投档|入围)分(?:数)?线?$|分数线$|^(?:total )?(?:(?:average|class|classroom|compulsory|contact|course|credit|guided|instruction|instructional|learning|lecture|minimum|required|study|taught|teaching|tuition|tutorial) )+hours(?: required)?$|^(?:total )?(?:(?:(?:annual|course|minimum|required|yearly) )+(?:credits?(?: points)?|tuition(?: fees?)?)|credit points|ects|course (?:duration|fees?|length))(?: required)?$|^credits required$|\b(?:average|highest|lowest|mean|median) (?:\p{L}+ )?(?:marks?|scores?)$|\b(?:cut-?off|entry) (?:marks?|scores?)$/iu;

/** What may be asked of each, or have been earned, worked or paid by many. */
const OPEN = /^(?:total )?(?:hours|credits?|tuition(?: fees?)?)$/i;
/** What tells of courses. */
const COURSE =
  /\b(?:courses?|curriculum|degree|diploma|lessons?|modules?|programmes?|semesters?|subjects?|syllabus)\b|课程|专业|学期|学制/i;

/**
 * Does a column say what is asked of each who takes one thing: the hours and credits of a course of study, its fees, its years, the marks that
 * let one in? Nobody takes all of them, so that together they are nothing; their mean and the highest say something. Hours, credits and
 * tuition alone are such where another column tells of courses: a society's hours are worked and a university's tuition is earned.
 */
export function isNormOfEach({ name }: Pick<Column, "name">, siblings: readonly Pick<Column, "name">[]): boolean {
  const said = withoutQualifier(humanise(name)).trim();
  return NORM.test(said) || (OPEN.test(said) && siblings.some((other) => COURSE.test(humanise(other.name))));
}
