/** What is paid for each, and how high, old or hot each is: no parts of a whole. */
const OF_EACH =
  /(?:价|挂号费|诊疗费|学费|门票|房费|年费|月费|会费|租金|押金|运费|[坝树塔楼桥株身层]高|水温|体温|学制|保质期|年限|树龄|工龄|教龄)$|^[高长宽深厚纵横径围阔]$/u;

/** Does a Chinese heading name something that is so much for each thing? "售价", "挂号费", "坝高" */
export function isOfEach(name: string): boolean {
  return OF_EACH.test(name);
}
