import { TestWorkbook, type WorkbookValue } from './workbook.ts'

type Cell = WorkbookValue

/** Workbooks of projects in the styles of five accelerators, each with the names of its projects. */
export type AcceleratorWorkbook = { manner: string; names: string[]; build: () => Promise<Buffer> }

const bytesOf = async (build: (workbook: TestWorkbook) => void): Promise<Buffer> => {
  const workbook = new TestWorkbook()
  build(workbook)
  return workbook.bytes()
}

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

const pick = <One>(from: readonly One[], at: number): One => from[at % from.length]!

const regional: AcceleratorWorkbook = {
  manner: 'a regional fund: a title, merged waves, amounts in words, a total',
  names: numbered('Завод', 30),
  build: () =>
    bytesOf((workbook) => {
      workbook.addWorksheet('Справочник', { state: 'hidden' }).addRow(['Идея', 'MVP'])
      const sheet = workbook.addWorksheet('Реестр')
      sheet.addRow(['Реестр проектов акселератора, осень 2026'])
      sheet.mergeCells('A1:J1')
      sheet.addRow([])
      sheet.addRow([
        '№',
        'Волна',
        'Наименование проекта',
        'Стадия',
        'Регион',
        'Выручка',
        'Есть пилот',
        'Дата основания',
        'Телефон',
        'E-mail руководителя',
      ])
      sheet.addRow([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      regional.names.forEach((name, at) => {
        const line: Cell[] = [
          at + 1,
          at % 10 === 0 ? `Волна ${at / 10 + 1}` : null,
          name,
          pick(['Идея', 'Ранняя предпосевная', 'MVP', 'Посев'], at),
          pick(['Ярославская обл.', 'Ярославская область', 'Респ. Татарстан'], at),
          pick<Cell>(['3,5 млн', '1 200 тыс. руб.', 2500000, 'нет данных', '—'], at),
          pick(['есть', 'нет', '+', 'х'], at),
          pick<Cell>(['3.3.23', new Date(Date.UTC(2024, 4, 1)), 'март 2025', '31.12.0026'], at),
          pick<Cell>(['8 912 345-67-89', 79123456789, '+7 (495) 123-45-67'], at),
          at === 3 ? 'почта у секретаря' : `zavod${at}@plant.example`,
        ]
        sheet.addRow(line)
      })
      for (const top of [5, 15, 25]) sheet.mergeCells(`B${top}:B${top + 9}`)
      sheet.addRow(['ИТОГО', null, null, null, null, { formula: 'SUM(F5:F34)', result: 99 }])
    }),
}

const english: AcceleratorWorkbook = {
  manner: 'an international one in English: a cover sheet, dollars, links, American dates',
  names: numbered('Ledgerly', 12),
  build: () =>
    bytesOf((workbook) => {
      workbook.addWorksheet('Read me').addRow(['How to fill in this form'])
      const sheet = workbook.addWorksheet('Startups')
      sheet.addRow([
        'Company name',
        'Website',
        'Stage',
        'Revenue',
        'Founded',
        'Has pilot',
        'Founder email',
        'Team size',
      ])
      english.names.forEach((name, at) =>
        sheet.addRow([
          { text: name, hyperlink: `https://ledgerly${at}.example` },
          { text: 'site', hyperlink: `https://ledgerly${at}.example/about` },
          pick(['Idea', 'Early pre-seed', 'Prototype', 'Growth'], at),
          pick<Cell>(['$100,000', '$2.5M', 'USD 1,200', '1,200', 'n/a'], at),
          pick(['03/04/2025', 'March 3, 2025', '12/31/2024', 'Q1 2025'], at),
          pick(['Yes', 'no', 'x', 'maybe'], at),
          { text: 'Ann Lee', hyperlink: `mailto:ann${at}@ledgerly.example` },
          pick<Cell>([4, '5', '~10', { error: '#N/A' }], at),
        ]),
      )
      sheet.addRow(['Total', null, null, { formula: 'SUM(D2:D13)' }])
    }),
}

const university: AcceleratorWorkbook = {
  manner: 'a university: headings repeated by page, sections, empty headings',
  names: numbered('Лаборатория', 10),
  build: () =>
    bytesOf((workbook) => {
      const sheet = workbook.addWorksheet('Лист1')
      const heading = ['Проект', 'Проблема', 'Сайт', null, 'Человек в команде', 'Проблема']
      sheet.addRow(['Отчёт о конкурсе'])
      sheet.addRow(heading)
      university.names.forEach((name, at) => {
        if (at === 0) sheet.addRow([null, 'Естественные науки'])
        if (at === 5) sheet.addRow(heading)
        sheet.addRow([
          name,
          `Проблема ${at}`,
          `lab${at}.example`,
          'пометка',
          pick<Cell>([3, '4 чел.', '5,0'], at),
          'ещё раз',
        ])
      })
      sheet.addRow(['Всего', null, null, null, 10])
    }),
}

const corporate: AcceleratorWorkbook = {
  manner: 'a corporation: identifiers, percents, formulas, two sheets of projects-like data',
  names: numbered('Поставщик', 8),
  build: () =>
    bytesOf((workbook) => {
      workbook.addWorksheet('Сводка').addRows([
        ['Показатель', 'Значение'],
        ['Проектов', 8],
      ])
      const sheet = workbook.addWorksheet('Проекты')
      sheet.addRow(['Название', 'ОГРНИП', 'Доля рынка', 'Выручка', 'Стадия', 'Есть пилот'])
      corporate.names.forEach((name, at) => {
        const row = sheet.addRow([
          name,
          at % 2 === 0 ? 304500116000157 : '007701234567',
          0.15,
          { formula: `D${at + 1}*2`, ...(at % 3 === 0 ? {} : { result: 1500000 }) },
          pick(['Поздняя посевная', 'Масштабирование', 'Неизвестно'], at),
          pick<Cell>([true, false, 'да'], at),
        ])
        row.getCell(3).numFmt = '0 %'
        row.getCell(4).numFmt = '#,##0.00 ₽'
      })
    }),
}

const exported: AcceleratorWorkbook = {
  manner: 'an export of another system: csv in windows-1251, quotes, dots and words',
  names: numbered('Выгрузка', 6),
  build: async () => {
    const lines = exported.names.map(
      (name, at) =>
        `"${name}";"Текст; с ""кавычками""";${pick(['1 млн', '500 тыс.', '1.200', '2 000,50'], at)};${pick(['Идея', 'Сколково', ''], at)};${pick(['01.02.2026', '1.2.26', '2026-02-01'], at)}`,
    )
    const text = `Проект;Проблема;Выручка;Стадия;Дата основания\r\n${lines.join('\r\n')}\r\nИТОГО;;1;;\r\n`
    const decoder = new TextDecoder('windows-1251')
    const codes = new Map(
      Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
    )
    return Buffer.from([...text].map((sign) => codes.get(sign)!))
  },
}

export const acceleratorWorkbooks: readonly AcceleratorWorkbook[] = [
  regional,
  english,
  university,
  corporate,
  exported,
]
