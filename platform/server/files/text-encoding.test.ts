import { describe, expect, test } from 'vitest'
import { decodedText } from './text-encoding.ts'

const encoded = (encoding: string, text: string): Buffer => {
  const decoder = new TextDecoder(encoding)
  const codes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  )
  return Buffer.from([...text].map((sign) => codes.get(sign)!))
}

const texts = [
  'Название\nПлуг\n',
  'Код;Название\r\n1;"Орёл; и ""город"""\r\n',
  'НАЗВАНИЕ;ПОЧТА\nТЕПЛО;a@x.example',
  'Название;Стадия;Сумма\nМостовик;Идея;3,5 млн руб.\nЩит;Посев;15 %\n',
  'Ящик;Юг',
]

describe.each(['windows-1251', 'ibm866', 'koi8-r', 'x-mac-cyrillic'])('a file in %s', (encoding) => {
  test.each(texts)('%j is read', (text) => expect(decodedText(encoded(encoding, text))).toBe(text))
})

test.each(texts)('%j is read from UTF-8 and UTF-16', (text) => {
  const marked = Buffer.from(`\ufeff${text}`, 'utf16le')
  expect(decodedText(Buffer.from(text))).toBe(text)
  expect(decodedText(marked)).toBe(text)
  expect(decodedText(Buffer.from(marked).swap16())).toBe(text)
  if (text.includes(';')) expect(decodedText(Buffer.from(text, 'utf16le'))).toBe(text)
})

test('Western letters are no Russian ones', () => {
  expect(decodedText(encoded('windows-1252', 'Café;Zoë\nRésumé;naïve'))).toBe('Café;Zoë\nRésumé;naïve')
})

test.each([
  ['bytes', Buffer.from([1, 0, 2, 0, 3]), 'FILE_INCORRECT'],
  ['Japanese', Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x3b, 0x83, 0x76]), 'FILE_ENCODING_UNKNOWN'],
])('%s: refused', (_what, bytes, code) =>
  expect(() => decodedText(bytes)).toThrowError(expect.objectContaining({ code })),
)
