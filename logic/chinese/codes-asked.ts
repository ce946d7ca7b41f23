/** What tells things apart and is no name of them. */
const CODE = /^(?:统一|登记|注册)?(?:编号|编码|代码|代号)$/u;

/**
 * "编号" of what things are told apart by, which is asked for by what it is called: “胸围最大的古树的编号是什么”, and not “…是哪棵古树”, of
 * which a code is no name. Undefined of names.
 *
 * @param label heading of the column that tells the things apart
 * @param noun what the things are called, which a heading may begin with: “宗地编号”
 */
export function codeAsked(label: string, noun: string): string | undefined {
  const heading = label.trim();
  const bare = heading.startsWith(noun) ? heading.slice(noun.length) : heading;
  return CODE.test(bare) ? bare : undefined;
}
