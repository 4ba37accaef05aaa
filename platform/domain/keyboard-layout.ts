const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'

const pairs = (from: string, to: string): [string, string][] =>
  [...from].map((letter, at) => [letter, [...to][at]!])

const toCyrillic = new Map([...pairs(latin, cyrillic), ...pairs(latinShifted, cyrillic.toUpperCase())])
const toLatin = new Map([...toCyrillic].map(([letter, other]) => [other, letter]))

/**
 * The text that the same keys produce in the other layout, Russian or English: "ntgkj" is "тепло". Null if it is the
 * same, as for numbers.
 */
export const onOtherLayout = (typed: string): string | null => {
  const keys = /\p{Script=Cyrillic}/u.test(typed) ? toLatin : toCyrillic
  const other = [...typed].map((letter) => keys.get(letter) ?? letter).join('')
  return other === typed ? null : other
}
