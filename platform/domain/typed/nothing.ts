const words: ReadonlySet<string> = new Set([
  'n/a',
  'na',
  'n.a.',
  'n/d',
  'no data',
  'not specified',
  'not available',
  'none given',
  'null',
  'н/д',
  'нд',
  'н/п',
  'н.д.',
  'нет данных',
  'нет информации',
  'не указано',
  'не указан',
  'не указана',
  'не заполнено',
  'не применимо',
])

/** Whether a text is a dash, or several. */
export const isDash = (text: string): boolean => /^[-–—−]+$/.test(text.trim())

/** Whether a text says in words that there is no value: "n/a", "н/д", "нет данных". */
export const isPlaceholder = (text: string): boolean =>
  words.has(text.trim().toLowerCase().replace(/\s+/g, ' '))

/** Whether a text in place of a number says that there is none: zero, or a number that is not known. */
export const isNone = (text: string): boolean => /^(нет|нету|none|no|nil)\.?$/iu.test(text.trim())
