import { budgets, dots, photo, project, sale, text, usual, type TortureCase } from './case.ts'
import { dated, makeXlsx, shared } from './make-xlsx.ts'

type Given = Omit<TortureCase, 'extension' | 'scope'> & { scope?: TortureCase['scope'] }

const excel = (notified: Given): TortureCase => ({ scope: usual(), ...notified, extension: 'xlsx' })

const rows = {
  1: ['{{Report}}'],
  3: ['Проект', 'Бюджет'],
  4: ['{{#Projects}}{{Name}}', '{{budget}}{{/Projects}}'],
  5: ['Итого', '=SUM(B4:B4)'],
}
const sheet = { name: 'Свод', rows }
const sums = { 'Свод!B7': budgets }

const simple = excel({
  name: 'rows that grow with their sum',
  template: makeXlsx([sheet]),
  says: ['Мост & <опора>', 'Сводка'],
  cells: { ...sums, 'Свод!A6': 'Тишина' },
})

const sharing = excel({
  name: 'formulas that cells share',
  template: makeXlsx([
    {
      name: 'Свод',
      rows: {
        4: ['{{#Projects}}{{Name}}', '{{budget}}', shared(0, 'B4*2+$B$2', 'C4:C5'), '{{/Projects}}'],
        5: ['Итого', '=SUM(B4:B4)', shared(0), '=SUM(C4)'],
        2: ['Ставка', 10],
      },
    },
  ]),
  says: [],
  cells: {
    'Свод!C4': 210,
    'Свод!C6': 16,
    'Свод!B7': budgets,
    'Свод!C7': budgets * 2 + 10,
    'Свод!D7': budgets * 2 + 30,
  },
})

const nested = excel({
  name: 'loops in loops with sums of their own',
  template: makeXlsx([
    {
      name: 'Свод',
      rows: {
        1: ['{{#Projects}}{{Name}}', '{{budget}}'],
        2: ['{{#sales}}{{what}}', '{{price}}{{/sales}}'],
        3: ['Всего', '=SUM(B2:B2)', '=B3/B1{{/Projects}}'],
        4: ['{{/Projects}}'],
        6: ['Итого', '=SUM(B3:B3)'],
      },
    },
  ]),
  says: ['=1+1'],
  cells: { 'Свод!B4': 3, 'Свод!B7': 0, 'Свод!B10': 5 },
})

const merged = excel({
  name: 'joined cells in repeated rows',
  template: makeXlsx([
    {
      name: 'Свод',
      rows: {
        2: ['{{#Projects}}{{Name}}', null, '{{budget}}'],
        3: [null, null, '=C2*2', '{{/Projects}}'],
        5: ['Итого', null, '=SUM(C2:C3)'],
      },
      after: '<mergeCells count="2"><mergeCell ref="A2:B3"/><mergeCell ref="A5:B5"/></mergeCells>',
    },
  ]),
  says: [],
  cells: { 'Свод!C9': budgets * 3 },
  inParts: {
    'xl/worksheets/sheet1.xml': ['ref="A2:B3"', 'ref="A4:B5"', 'ref="A6:B7"', 'ref="A9:B9"', 'count="4"'],
  },
})

const chart = excel({
  name: 'a chart over the rows',
  template: makeXlsx([{ ...sheet, chart: { names: "'Свод'!$A$4:$A$4", values: "'Свод'!$B$4:$B$4" } }]),
  says: [],
  cells: sums,
  inParts: {
    'xl/charts/chart1.xml': ['$B$4:$B$6', '<c:v>250.5</c:v>', '<c:v>Тишина</c:v>'],
    'xl/drawings/drawing1.xml': ['<xdr:row>8</xdr:row>'],
  },
  never: ['<c:v>777</c:v>'],
})

const rules = excel({
  name: 'rules of formats and of what may be typed',
  template: makeXlsx([
    {
      ...sheet,
      after:
        '<autoFilter ref="A3:B4"/><conditionalFormatting sqref="B4"><cfRule type="expression" dxfId="0" priority="1"><formula>B4&gt;B$5/4</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="decimal" operator="lessThan" sqref="B4"><formula1>B5</formula1></dataValidation></dataValidations>',
    },
  ]),
  says: [],
  cells: sums,
  inParts: {
    'xl/worksheets/sheet1.xml': ['sqref="B4:B6"', 'B4&gt;B$7/4', '<formula1>B7</formula1>', 'A3:B6'],
  },
})

const names = excel({
  name: 'named ranges, a print area and another sheet that uses them',
  template: makeXlsx(
    [sheet, { name: 'Итоги', rows: { 1: ['=SUM(budgets)', '=Свод!B5', "=COUNTA('Свод'!A4)"] } }],
    `<definedName name="budgets">'Свод'!$B$4:$B$4</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">'Свод'!$A$1:$B$5</definedName>`,
  ),
  says: [],
  cells: { ...sums, 'Итоги!A1': budgets, 'Итоги!B1': budgets, 'Итоги!C1': 3 },
  inParts: { 'xl/workbook.xml': ['$A$1:$B$7'] },
})

const long = Array.from({ length: 5000 }, (_one, at) => project(`П${at}`, at + 1, []))
const many = excel({
  name: 'five thousand rows',
  template: makeXlsx([sheet]),
  scope: usual({ Projects: long }),
  says: ['П4999'],
  cells: { 'Свод!B5004': (5000 * 5001) / 2 },
})

const empty = excel({
  name: 'no data at all',
  template: makeXlsx([{ ...sheet, chart: { names: "'Свод'!$A$4:$A$4", values: "'Свод'!$B$4:$B$4" } }]),
  scope: { Report: text(''), Projects: [] },
  says: ['Итого'],
  cells: { 'Свод!B5': 0 },
})

const full = excel({
  name: 'cells as long as they can be',
  template: makeXlsx([
    { name: 'Свод', rows: { 1: ['{{Report}}'], 2: ['{{note}}'], 3: ['=LEN(A1)', '=LEN(A2)'] } },
  ]),
  scope: usual({ Report: text('я'.repeat(32_767)), note: text('1'.repeat(40_000)) }),
  says: [],
  cells: { 'Свод!A3': 32_767, 'Свод!B3': 32_767 },
})

const directions = excel({
  name: 'text from right to left, emoji, escapes',
  template: makeXlsx([{ name: 'Свод', rows: { 1: ['{{Report}} 🚀'], 2: ['{{note}}'], 3: ['=LEN(A2)'] } }]),
  scope: usual({ Report: text('مشروع الجسر'), note: text('_x0041_\n<b>&') }),
  says: ['مشروع الجسر 🚀', '_x0041_'],
  cells: { 'Свод!A3': 12 },
})

const pictures = excel({
  name: 'pictures in repeated rows, beside a chart',
  template: makeXlsx([
    {
      name: 'Свод',
      rows: {
        4: ['{{#Projects}}{{Name}}', '{{budget}}', '{{photo}}', '{{photo|name}}{{/Projects}}'],
        5: ['Итого', '=SUM(B4:B4)'],
      },
      chart: { names: "'Свод'!$A$4:$A$4", values: "'Свод'!$B$4:$B$4" },
    },
    { name: 'Ещё', rows: { 1: ['{{#Projects}}{{Name}}', '{{photo|picture:10}}{{/Projects}}'] } },
  ]),
  pictures: dots,
  scope: usual({
    Projects: [
      project('Мост', 1, [], { photo: photo('one', 'two') }),
      project('Насос', 2, [], { photo: photo('gone') }),
    ],
  }),
  says: ['one, two', 'gone'],
  cells: { 'Свод!B6': 3, 'Свод!C5': 'gone' },
  inParts: { 'xl/drawings/drawing1.xml': ['r:embed="rIdPicture1"', 'r:id="rIdChart"'] },
})

const tables = excel({
  name: 'a table of the program that grows',
  template: makeXlsx([
    {
      name: 'Свод',
      rows: {
        1: ['Проект', 'Бюджет'],
        2: ['{{#Projects}}{{Name}}', '{{budget}}{{/Projects}}'],
        4: ['=SUM(Table1[Бюджет])'],
      },
      table: { range: 'A1:B2', columns: ['Проект', 'Бюджет'] },
    },
  ]),
  says: [],
  cells: { 'Свод!A6': budgets },
  inParts: { 'xl/tables/table1.xml': ['ref="A1:B4"'] },
})

const values = excel({
  name: 'values that look like formulas, days, numbers as numbers',
  template: makeXlsx([
    {
      name: 'Свод',
      rows: {
        1: ['{{#Projects}}{{#sales}}{{what}}', '{{price}}{{/sales}}{{/Projects}}'],
        2: [dated('{{Date}}'), '{{Date|date:DD/MM}}', '{{Projects|sum:budget}}', '=YEAR(A2)'],
      },
    },
  ]),
  scope: usual({
    Projects: [project('А', 5, [sale('=HYPERLINK("http://a")', 1), sale('+1', 2), sale("@SUM(A1)|cmd'", 3)])],
  }),
  says: ['=HYPERLINK("http://a")', '29/11'],
  cells: { 'Свод!A1': '=HYPERLINK("http://a")', 'Свод!B3': 3, 'Свод!C4': 5, 'Свод!D4': 2026 },
})

const shown = excel({
  name: 'rows that are shown or not',
  template: makeXlsx([
    {
      name: 'Свод',
      rows: {
        1: ['{{#Projects|sort:budget}}{{Name}}', '{{budget}}'],
        2: ['{{#note|given}}Пометка: {{note}}', '{{/note}}'],
        3: ['{{/Projects}}'],
        4: ['=SUM(B1:B2)'],
      },
    },
  ]),
  says: ['Пометка: есть'],
  cells: { 'Свод!A5': budgets, 'Свод!A1': 'Тишина' },
})

export const xlsxCases: readonly TortureCase[] = [
  simple,
  sharing,
  nested,
  merged,
  chart,
  rules,
  names,
  many,
  empty,
  full,
  directions,
  pictures,
  tables,
  values,
  shown,
]
