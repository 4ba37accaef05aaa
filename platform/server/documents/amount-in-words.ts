import { toCardinal as inEnglish } from 'n2words/en-GB'
import { toCardinal as inRussian } from 'n2words/ru-RU'

/** A language, and its names of currencies. */
type Language = 'ru' | 'en'
type Currency = 'RUB' | 'USD' | 'EUR'

type Nouns = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Names of whole units and hundredths; in Russian all are masculine except the kopeck, which is written in digits. */
const nouns: Record<Language, Record<Currency, { unit: Nouns; hundredth: Nouns }>> = {
  ru: {
    RUB: {
      unit: { one: 'рубль', few: 'рубля', other: 'рублей' },
      hundredth: { one: 'копейка', few: 'копейки', other: 'копеек' },
    },
    USD: {
      unit: { one: 'доллар США', few: 'доллара США', other: 'долларов США' },
      hundredth: { one: 'цент', few: 'цента', other: 'центов' },
    },
    EUR: {
      unit: { one: 'евро', other: 'евро' },
      hundredth: { one: 'евроцент', few: 'евроцента', other: 'евроцентов' },
    },
  },
  en: {
    RUB: {
      unit: { one: 'Russian rouble', other: 'Russian roubles' },
      hundredth: { one: 'kopeck', other: 'kopecks' },
    },
    USD: { unit: { one: 'US dollar', other: 'US dollars' }, hundredth: { one: 'cent', other: 'cents' } },
    EUR: { unit: { one: 'euro', other: 'euros' }, hundredth: { one: 'cent', other: 'cents' } },
  },
}

const plural: Record<Language, Intl.PluralRules> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}

/**
 * The plural form for a whole number of any length: Russian and English depend on its last two digits at most, and on
 * whether it is one.
 */
const formOf = (language: Language, forms: Nouns, whole: string): string => {
  const short = whole.length > 2 ? Number(`1${whole.slice(-2)}`) : Number(whole)
  return forms[plural[language].select(short)] ?? forms.other
}

/** An amount as written in certificates: units in words, hundredths in digits. "Двенадцать тысяч рублей 00 копеек". */
export const amountInWords = (amount: string, currency: Currency, language: Language): string => {
  const [typed = '0', fraction = ''] = amount.split('.')
  const whole = typed.replace(/^0+(?=\d)/, '')
  const hundredths = fraction.padEnd(2, '0').slice(0, 2)
  const { unit, hundredth } = nouns[language][currency]
  const words = language === 'ru' ? inRussian(whole) : inEnglish(whole)
  return [
    words.charAt(0).toUpperCase() + words.slice(1),
    formOf(language, unit, whole),
    hundredths,
    formOf(language, hundredth, String(Number(hundredths))),
  ].join(' ')
}

/** Names of decimal places in Russian, by the number of digits: "пять десятых", "одна сотая". */
const places: readonly Nouns[] = [
  { one: 'десятая', other: 'десятых' },
  { one: 'сотая', other: 'сотых' },
  { one: 'тысячная', other: 'тысячных' },
]

const wholes: Nouns = { one: 'целая', other: 'целых' }

/** A number that is no money. "Восемнадцать", "Двенадцать целых пять десятых", "Twelve point five". */
export const numberInWords = (number: string, language: Language): string => {
  const [typed = '0', fraction = ''] = number.split('.')
  const whole = typed.replace(/^0+(?=\d)/, '')
  const digits = fraction.slice(0, places.length).replace(/0+$/, '')
  const place = places[digits.length - 1]
  const parts = (words: string, nouns: Nouns): string =>
    `${inRussian(words, { gender: 'feminine' })} ${formOf('ru', nouns, words)}`
  const words = !place
    ? (language === 'ru' ? inRussian : inEnglish)(whole)
    : language === 'ru'
      ? `${parts(whole, wholes)} ${parts(String(Number(digits)), place)}`
      : inEnglish(`${whole}.${digits}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
