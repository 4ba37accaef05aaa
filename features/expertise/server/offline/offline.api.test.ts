import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { TestWorkbook } from '../../../../tests/support/workbook.ts'
import { plain, tree } from '../../../fields/domain/samples.ts'
import * as orders from '../../contract/expert-job-order.endpoints.ts'
import * as offline from '../../contract/offline.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let expert: Person
let jobId: number

const grades = [1, 2, 3].map((points) => ({ points, meaning: { ru: `Балл ${points}`, en: '' } }))
const reviewTree = tree(
  plain({ code: 'market', type: 'SCALE', grades, mayAbstain: true, required: true }),
  plain({ code: 'area', type: 'LIST', dictionary: 'PROJECT_STAGES' }),
  plain({ code: 'ready', type: 'BOOLEAN' }),
  plain({ code: 'advice', type: 'TEXT' }),
)

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  expert = await make.member({ accelerator, role: 'EXP' })
  const { version } = await make.profileTemplate({ purpose: 'EXPERTISE', status: 'ACTIVE', tree: reviewTree })
  const task = await make.task({
    state: 'DONE_CODE',
    project: await make.project({ leader: await make.person(), name: 'Тихий город' }),
    track: await make.track({ accelerator }),
  })
  const job = await make.expertJob({
    task,
    status: 'PROCESS',
    expert,
    result_type: 'TEMPLATE',
    template_version_id: version.id,
    blind: 'BOTH_HIDDEN',
  })
  jobId = job.id
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const download = async (format: 'xlsx' | 'docx'): Promise<Buffer> => {
  const answer = await portal
    .as(expert)
    .download(offline.downloadReviewTemplate, { query: { jobId: String(jobId), format } })
  expect(answer.status).toBe(200)
  return answer.bytes
}

const read = (name: string, content: Buffer | string) =>
  portal
    .as(expert)
    .send(offline.readFilledTemplate, { query: { jobId: String(jobId) }, file: { name, content } })

type Put = Record<string, string | number | { formula: string; result: number }>

/** Fills in a downloaded workbook. */
const filled = async (put: Put): Promise<Buffer> => {
  const workbook = await TestWorkbook.read(await download('xlsx'))
  const sheet = workbook.sheets[0]!
  sheet.column(1).forEach((code, row) => {
    const value = put[String(code)]
    if (value !== undefined) sheet.getCell(`E${row + 1}`).value = value
  })
  return workbook.bytes()
}

describe('a template filled in offline', () => {
  test('goes out with what is answered, and comes back as it was, as a workbook and as a document', async () => {
    const stages = await portal.db
      .selectFrom('dictionary_value as v')
      .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
      .select(['v.id'])
      .where('d.code', '=', 'PROJECT_STAGES')
      .limit(1)
      .execute()
    const values = [
      { code: 'market', value: 'CANNOT_JUDGE' },
      { code: 'area', value: [stages[0]!.id] },
      { code: 'ready', value: false },
      { code: 'advice', value: 'Продавайте <раньше> & чаще.\nИ дороже.' },
    ]
    const { version } = await portal.db
      .selectFrom('expert_job')
      .select('version')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    done(await portal.as(expert).call(orders.saveExpertJob, { body: { jobId, version, values } }))
    for (const format of ['xlsx', 'docx'] as const) {
      const file = await download(format)
      expect(file.toString('latin1')).not.toContain('Тихий город')
      const found = done(await read(`review.${format}`, file))
      expect(found.unread).toEqual([])
      expect(
        found.answers.map(({ code, value }: { code: string; value: unknown }) => ({ code, value })),
      ).toEqual(values)
    }
  })

  test('says row by row what it understood, and changes nothing by itself', async () => {
    const before = await portal.as(expert).call(orders.getExpertJobOrder, { query: { jobId: String(jobId) } })
    const found = done(
      await read(
        'review.xlsx',
        await filled({ market: 3, ready: 'возможно', advice: { formula: '1+1', result: 2 }, area: '' }),
      ),
    )
    expect(found).toMatchObject({
      answers: [{ row: 2, code: 'market', value: 3 }],
      unread: [
        { row: 4, code: 'ready', problem: 'INVALID' },
        { row: 5, code: 'advice', text: '=1+1', problem: 'FORMULA' },
      ],
      empty: 1,
    })
    const after = await portal.as(expert).call(orders.getExpertJobOrder, { query: { jobId: String(jobId) } })
    expect(after.body['template']).toEqual(before.body['template'])
  })
})

describe('a file that was made to hurt', () => {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const document = (xml: string) =>
    Buffer.from(
      zipSync({ '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8(xml) }, { level: 9 }),
    )
  const row = '<w:tr><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc></w:tr>'

  test.each([
    ['no table', () => document('<w:document><w:body><w:p/></w:body></w:document>'), 'FILE_INCORRECT'],
    ['too many rows', () => document(`<w:document>${row.repeat(1000)}</w:document>`), 'SHEET_TOO_LARGE'],
    [
      'elements without end',
      () => document(`<w:document>${'<w:p/>'.repeat(600_000)}</w:document>`),
      'SHEET_TOO_HEAVY',
    ],
    ['nesting without end', () => document('<w:tr>'.repeat(1000)), 'FILE_INCORRECT'],
    ['a bomb', () => document(' '.repeat(80 * 1024 * 1024)), 'FILE_INCORRECT'],
    [
      'an entity',
      () => document('<!DOCTYPE d [<!ENTITY a "aa">]><w:document>&a;</w:document>'),
      'FILE_INCORRECT',
    ],
    ['a text', () => Buffer.from('просто текст'), 'FILE_INCORRECT'],
  ])('with %s is refused', async (_what, make, code) => {
    const { status, body } = await read(
      code === 'FILE_INCORRECT' && _what === 'a text' ? 'a.csv' : 'a.docx',
      make(),
    )
    expect([status >= 400, body['code']]).toEqual([true, code])
  })
})
