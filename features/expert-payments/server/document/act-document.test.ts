import { strFromU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ActWords } from './act-tags.ts'
import { fillAct } from './fill-act.ts'
import { standardTemplate } from './standard-template.ts'

const job = (position: number, amount: string) => ({
  Position: String(position),
  JobNumber: `E-00000${position}`,
  Work: 'Экспертиза: рынок',
  AcceptedOn: '01.11.2026',
  Amount: amount,
})

const words: ActWords = {
  Number: '7',
  Date: '24.11.2026',
  Accelerator: 'ООО «Север & Юг» <b>',
  Expert: 'Орлова Елена {{Total}}',
  Basis: '—',
  PeriodFrom: '01.11.2026',
  PeriodTo: '24.11.2026',
  JobCount: '2',
  Total: '27 000,00',
  Currency: 'RUB',
  TotalInWords: 'Двадцать семь тысяч рублей 00 копеек',
  Jobs: [job(1, '12 000,00'), job(2, '15 000,00')],
}

const textOf = (document: Uint8Array): string =>
  strFromU8(unzipSync(document)['word/document.xml']!).replace(/<[^>]+>/g, ' ')

/** Returns the standard template with a modified body, or with additional parts. */
const changed = (body: (xml: string) => string, more: Record<string, Uint8Array> = {}): Uint8Array => {
  const parts = unzipSync(standardTemplate('ru'))
  const xml = body(strFromU8(parts['word/document.xml']!))
  return zipSync({ ...parts, 'word/document.xml': Buffer.from(xml), ...more })
}

const problemsOf = async (bytes: Uint8Array) =>
  (await fillAct({ bytes, words: null })).problems.map(({ kind, tag, paragraph }) => [kind, tag, paragraph])

test.each(['ru', 'en'] as const)(
  'the standard act in %s is filled in, and what people typed stays text',
  async (language) => {
    const { problems, document } = await fillAct({ bytes: standardTemplate(language), words })
    expect(problems).toEqual([])
    const text = textOf(document!)
    for (const expected of [
      'E-000001',
      'E-000002',
      '15 000,00',
      words.TotalInWords,
      '24.11.2026',
      'Орлова Елена {{Total}}',
    ])
      expect(text).toContain(expected)
    expect(text).toContain('«Север &amp; Юг» &lt;b&gt;')
    expect(text.replace('{{Total}}', '')).not.toMatch(/\{\{(?!Total)|undefined/)
  },
)

test('tags that are unknown, outside their list or not closed are reported with their place', async () => {
  expect(await problemsOf(changed((xml) => xml.replace('{{Date}}', '{{Datum}}')))).toEqual([
    ['UNKNOWN', '{{Datum}}', 2],
  ])
  expect(await problemsOf(changed((xml) => xml.replace('{{Date}}', '{{Amount}}')))).toEqual([
    ['OUTSIDE', '{{Amount}}', 2],
  ])
  expect(await problemsOf(changed((xml) => xml.replace('{{Date}}', '{{Date')))).toEqual([
    ['UNCLOSED', '{{', 2],
  ])
  expect(await problemsOf(changed((xml) => xml.replace('{{Date}}', 'Date}}')))).toEqual([
    ['UNOPENED', '}}', 2],
  ])
  expect(await problemsOf(changed((xml) => xml.replace('{{Date}}', '{{/Jobs}}')))).toEqual([
    ['UNOPENED', '{{/Jobs}}', 2],
  ])
  expect(await problemsOf(changed((xml) => xml.replace('{{/Jobs}}', '')))).toContainEqual([
    'UNCLOSED',
    '{{#Jobs}}',
    10,
  ])
  // Editors split the text of a tag into several runs when somebody edits it.
  const split = (xml: string) => xml.replace('{{Date}}', '{{Da</w:t></w:r><w:r><w:t>te}}')
  expect(await problemsOf(changed(split))).toEqual([])
  expect(textOf((await fillAct({ bytes: changed(split), words })).document!)).toContain('24.11.2026')
})

test('what is no document, unfolds without end, or would fetch or run something is refused', async () => {
  const refused = (bytes: Uint8Array) =>
    expect(fillAct({ bytes, words: null })).rejects.toMatchObject({ code: 'FILE_INCORRECT' })
  await refused(Buffer.from('PK no zip'))
  await refused(zipSync({ 'a.txt': Buffer.from('a') }))
  await refused(changed((xml) => xml, { 'word/media/a.bin': new Uint8Array(40 * 1024 * 1024) }))
  await refused(changed((xml) => xml, { 'word/vbaProject.bin': new Uint8Array(1) }))
  for (const name of ['../../../tmp/x', 'word/../../x', '/tmp/x', '..\\x', 'c:x', './x'])
    await refused(changed((xml) => xml, { [name]: new Uint8Array(1) }))
  const rels = `<Relationships><Relationship Id="a" Type="x/attachedTemplate" Target="https://a.example" TargetMode="External"/></Relationships>`
  await refused(changed((xml) => xml, { 'word/_rels/settings.xml.rels': Buffer.from(rels) }))
  await refused(changed((xml) => xml, { 'word/_rels/settings.xml.RELS': Buffer.from(rels) }))
  const related = (attributes: string, part = 'word/_rels/settings.xml.rels') =>
    changed((xml) => xml, {
      [part]: Buffer.from(`<Relationships><Relationship Id="a" ${attributes}/></Relationships>`),
    })
  const template = 'Type="x/attachedTemplate"'
  await refused(related(`${template} Target="https://a.example/hyperlink" TargetMode="External"`))
  await refused(related(`${template} Target="https://a.example?>" TargetMode="External"`))
  await refused(related(`${template} Target="https://a.example" TargetMode="&#69;xternal"`))
  await refused(related(`${template} Target='a"' TargetMode = '&#x45;xternal'`))
  await refused(related(`${template} Target="<" TargetMode="External"`))
  await refused(
    changed((xml) => xml, { 'word/_rels/settings.xml.rels': Buffer.from(`\uFEFF${rels}`, 'utf16le') }),
  )
  await refused(
    changed((xml) => xml, {
      'word/_rels/settings.xml.rels': Buffer.from(`<?xml version="1.0" encoding="utf-7"?>${rels}`),
    }),
  )
  await refused(changed((xml) => xml, { 'Word/Document.xml': Buffer.from('<a/>') }))
  await refused(changed((xml) => xml.replace('<w:document', '<!DOCTYPE a [<!ENTITY b "c">]><w:document')))
  await refused(changed((xml) => xml.replace('<w:body>', `<w:body>${'<w:p>'.repeat(5000)}`)))
})

test('fields that run a program or include external content are refused, however they are written', async () => {
  const answer = (fields: string) =>
    fillAct({
      bytes: changed((xml) => xml.replace('<w:body>', `<w:body><w:p>${fields}</w:p>`)),
      words: null,
    })
  const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
  const field = (...codes: string[]) => char('begin') + codes.join('') + char('separate') + char('end')
  for (const fields of [
    ...['DDE', 'ddeauto', 'INCLUDEPICTURE', 'INCLUDETEXT', 'LINK', 'import', 'INCLUDE', 'DATABASE', 'RD'].map(
      (name) => field(code(` ${name} "https://a.example" `)),
    ),
    field(code(' DD'), code('EAUTO c:\\a')),
    field(code('&#68;DE c')),
    field(code('<![CDATA[DDE c]]>')),
    field(field(code('QUOTE 68 68 69')), code(' c')),
    code('DDE c'),
    '<w:fldSimple w:instr=" INCLUDEPICTURE &quot;https://a.example&quot;"/>',
  ])
    await expect(answer(fields), fields).rejects.toMatchObject({ code: 'FILE_INCORRECT' })
  for (const fields of [
    field(code(' PAGE ')),
    field(code(' HYPERLINK "https://a.example/link" ')),
    field(code(' IF '), field(code('PAGE')), code(' = 1 "LINK" ')),
    '<w:fldSimple w:instr=" NUMPAGES "/>',
  ])
    expect((await answer(fields)).problems, fields).toEqual([])
})

test('links that a reader presses are preserved', async () => {
  const rels = `<Relationships><Relationship Id="z" Type="x/hyperlink" Target="https://a.example" TargetMode="External"/></Relationships>`
  const bytes = changed((xml) => xml, { 'word/_rels/header1.xml.rels': Buffer.from(rels) })
  expect((await fillAct({ bytes, words: null })).problems).toEqual([])
})
