import { expect, test } from 'vitest'
import { amountInWords, numberInWords } from './amount-in-words.ts'

test.each([
  ['0', 'RUB', 'ru', 'Ноль рублей 00 копеек'],
  ['1', 'RUB', 'ru', 'Один рубль 00 копеек'],
  ['21.01', 'RUB', 'ru', 'Двадцать один рубль 01 копейка'],
  ['102.22', 'RUB', 'ru', 'Сто два рубля 22 копейки'],
  ['111.11', 'RUB', 'ru', 'Сто одиннадцать рублей 11 копеек'],
  ['2002', 'RUB', 'ru', 'Две тысячи два рубля 00 копеек'],
  ['12000.5', 'RUB', 'ru', 'Двенадцать тысяч рублей 50 копеек'],
  ['1000001.00', 'USD', 'ru', 'Один миллион один доллар США 00 центов'],
  ['5.04', 'EUR', 'ru', 'Пять евро 04 евроцента'],
  ['1.01', 'USD', 'en', 'One US dollar 01 cent'],
  ['1101.00', 'RUB', 'en', 'One thousand one hundred and one Russian roubles 00 kopecks'],
  ['15000.25', 'EUR', 'en', 'Fifteen thousand euros 25 cents'],
  ['0007.00', 'RUB', 'en', 'Seven Russian roubles 00 kopecks'],
  [
    '999999999999.99',
    'RUB',
    'ru',
    expect.stringMatching(/^Девятьсот девяносто девять миллиардов .* рублей 99 копеек$/),
  ],
] as const)('%s %s in %s', (amount, currency, language, words) => {
  expect(amountInWords(amount, currency, language)).toEqual(words)
})

test.each([
  ['0', 'ru', 'Ноль'],
  ['18', 'ru', 'Восемнадцать'],
  ['1000001', 'ru', 'Один миллион один'],
  ['12.5', 'ru', 'Двенадцать целых пять десятых'],
  ['21.01', 'ru', 'Двадцать одна целая одна сотая'],
  ['3.50', 'ru', 'Три целых пять десятых'],
  ['18', 'en', 'Eighteen'],
  ['18.5', 'en', 'Eighteen point five'],
] as const)('%s that is no money in %s', (number, language, words) => {
  expect(numberInWords(number, language)).toBe(words)
})
