/** The parts of a person's name as forms ask for them. */
export type NameParts = { lastName: string; firstName: string; middleName: string }

const isPatronymic = (word: string): boolean => /(вич|вна|ична|оглы|кызы|улы)$/iu.test(word)

/**
 * The parts of a name on one line. Russian names begin with the last name unless the patronymic is second; other names end
 * with it.
 */
export const namePartsOf = (name: string): NameParts => {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = '', second = '', third = ''] = words
  if (words.length === 1) return { lastName: '', firstName: first, middleName: '' }
  if (!/^\p{Script=Cyrillic}/u.test(first))
    return { lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' '), middleName: '' }
  if (isPatronymic(second)) return { lastName: third, firstName: first, middleName: second }
  return { lastName: first, firstName: second, middleName: words.slice(2).join(' ') }
}

/** How an email greets a person of this name: as Russian emails do, by the first name and the patronymic. */
export const greetingOf = (name: string): string => {
  const { firstName, middleName } = namePartsOf(name)
  return [firstName, middleName].filter(Boolean).join(' ')
}
