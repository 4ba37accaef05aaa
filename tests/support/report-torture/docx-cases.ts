import { dots, photo, project, sale, text, usual, type TortureCase } from './case.ts'
import {
  cell,
  control,
  makeDocx,
  numbered,
  paragraph,
  placeholder,
  run,
  table,
  textBox,
} from './make-docx.ts'

type Given = Omit<TortureCase, 'extension' | 'scope'> & { scope?: TortureCase['scope'] }

const word = (notified: Given): TortureCase => ({ scope: usual(), ...notified, extension: 'docx' })

const names = ['Мост & <опора>', 'Насос', 'Тишина']
const longText = 'Слово '.repeat(6000)

const looks = word({
  name: 'tags split over runs, marks of the spelling check and bookmarks',
  template: makeDocx(
    paragraph(
      `${run('{')}<w:proofErr w:type="spellStart"/>${run('{Rep', '<w:b/>')}<w:bookmarkStart w:id="1" w:name="a"/>${run('ort')}<w:bookmarkEnd w:id="1"/>${run('}', '<w:i/>')}${run('} и {{Date|longdate}}')}`,
    ),
  ),
  says: ['Сводка и 29 ноября 2026'],
})

const lists = word({
  name: 'a numbered list that grows',
  template: makeDocx(
    paragraph('{{#Projects}}') +
      paragraph(run('{{Name}}'), numbered) +
      paragraph('{{/Projects}}') +
      paragraph('{{Projects|sum:budget}}'),
  ),
  says: [...names, '353,50'],
  inParts: { 'word/document.xml': ['<w:numId w:val="1"/>'] },
})

const rows = word({
  name: 'loops in rows of a table, one in another',
  template: makeDocx(
    table([
      [cell('Проект'), cell('Продажа'), cell('Цена')],
      [cell('{{#Projects}}{{Name}}'), cell('{{sales|count}}'), cell('{{budget|money}}')],
      [cell('{{#sales}}— {{what}}'), cell('{{Name}}'), cell('{{price}}{{/sales}}{{/Projects}}')],
      [cell('Итого'), cell(''), cell('{{Projects|sum:sales.price}}')],
    ]),
  ),
  says: [...names, '=1+1', '{{Report}}', 'шум', '8'],
})

const merged = word({
  name: 'joined cells in repeated rows',
  template: makeDocx(
    table(
      [
        [cell('{{#Projects}}{{Name}}', '<w:gridSpan w:val="2"/>')],
        [
          cell('{{budget|words:ru}}', '<w:vMerge w:val="restart"/>'),
          cell('{{started|date:MM.YYYY}}{{/Projects}}'),
        ],
      ],
      2,
    ),
  ),
  says: [...names, 'Двести пятьдесят рублей 50 копеек', '03.2026'],
})

const nested = word({
  name: 'a table in a cell of a repeated row',
  template: makeDocx(
    table([
      [
        cell('{{#Projects}}{{Name}}'),
        cell(table([[cell('{{#sales}}{{what}}'), cell('{{price}}{{/sales}}')]]) + paragraph('{{/Projects}}')),
      ],
    ]),
  ),
  says: [...names, 'шум'],
})

const around = word({
  name: 'header, footer and footnote',
  template: makeDocx(paragraph(`${run('{{Report}}')}<w:r><w:footnoteReference w:id="1"/></w:r>`), {
    header: paragraph('Верх: {{Report}}'),
    footer: table([[cell('Низ: {{#Projects}}{{Name}}; {{/Projects}}')]]) + paragraph(''),
    notes: paragraph('Сноска: {{Projects|count}}'),
  }),
  says: ['Сводка'],
  inParts: {
    'word/header1.xml': ['Верх: Сводка'],
    'word/footer1.xml': ['Насос'],
    'word/footnotes.xml': ['Сноска: 3'],
  },
})

const boxes = word({
  name: 'text boxes, also in a loop',
  template: makeDocx(
    textBox(paragraph('Рамка {{Report}}')) +
      paragraph('{{#Projects}}') +
      textBox(paragraph('{{Name}}')) +
      paragraph('{{/Projects}}'),
  ),
  says: [],
  inParts: { 'word/document.xml': ['Рамка Сводка', 'Тишина'] },
})

const controls = word({
  name: 'content controls, one bound to data of another part',
  template: makeDocx(
    paragraph(control(run('{{Report}}'), '<w:text/>')) +
      control(
        paragraph('{{Projects|join:Name}}'),
        '<w:showingPlcHdr/><w:dataBinding w:xpath="/a" w:storeItemID="{B}"/>',
      ) +
      control(paragraph('{{#Projects}}') + paragraph('{{budget}}') + paragraph('{{/Projects}}')),
  ),
  says: ['Сводка', 'Мост & <опора>, Насос, Тишина', '250.5'],
  never: ['dataBinding', 'showingPlcHdr'],
})

const directions = word({
  name: 'text from right to left, emoji, combined signs',
  template: makeDocx(
    paragraph(run('{{Report}}', '<w:rtl/>'), '<w:bidi/>') +
      paragraph('🚀 {{#Projects}}{{Name}}🧪{{/Projects}}'),
  ),
  scope: usual({
    Report: text('مشروع الجسر — פרויקט'),
    Projects: [project('👩🏽‍🚀 Крыло й', 1, [])],
  }),
  says: ['مشروع الجسر — פרויקט', '🚀 👩🏽‍🚀 Крыло й🧪'],
})

const conditions = word({
  name: 'conditions, sorting and filtering',
  template: makeDocx(
    paragraph('{{#Projects|sort:-budget|where:budget>50}}') +
      paragraph('{{Name}}: {{#note|given}}помечен{{/note}}{{#note|empty}}без пометок{{/note}}') +
      paragraph('{{/Projects}}') +
      paragraph(
        '{{Projects|where:budget>50|sum:budget|number:1}} {{Projects|average:budget}} {{Projects|max:budget}}',
      ),
  ),
  says: ['Насос: без пометок', 'Мост & <опора>: помечен', '350,5'],
  never: ['Тишина'],
})

const pictures = word({
  name: 'pictures in a loop, in a table, and instead of another one',
  template: makeDocx(
    placeholder('{{photo}}') +
      paragraph('{{#Projects}}') +
      table([
        [cell('{{Name}}'), cell('{{photo}}')],
        [cell('{{photo|name}}'), cell('{{photo|picture:20}}')],
      ]) +
      paragraph('{{/Projects}}'),
  ),
  pictures: dots,
  scope: usual({
    photo: photo('one'),
    Projects: [
      project('Мост', 1, [], { photo: photo('one', 'two') }),
      project('Насос', 2, [], { photo: photo('gone') }),
    ],
  }),
  says: ['one, two', 'gone', 'Насос'],
  inParts: { 'word/document.xml': ['r:embed=', 'Снимок &quot;1&quot; &lt;a&gt;.png'] },
})

const empty = word({
  name: 'no data at all',
  template: makeDocx(
    paragraph('Начало {{Report}}{{nobody}}') +
      table([[cell('Проект')], [cell('{{#Projects}}{{Name}}{{/Projects}}')]]) +
      paragraph('{{Projects|sum:budget}} {{Projects|average:budget}} конец'),
  ),
  scope: { Report: text(''), Projects: [] },
  says: ['Начало', 'конец'],
})

const long = word({
  name: 'long values with breaks of lines',
  template: makeDocx(paragraph('{{note}}') + paragraph('{{Report|upper}}')),
  scope: usual({ note: text(`Первая\nВторая\n${longText}`) }),
  says: ['Первая', 'Вторая', 'СВОДКА'],
})

const many = word({
  name: 'a thousand rows',
  template: makeDocx(
    table([[cell('{{#Projects}}{{Name}}'), cell('{{budget}}{{/Projects}}')]]) +
      paragraph('{{Projects|sum:budget}}'),
  ),
  scope: usual({ Projects: Array.from({ length: 1000 }, (_one, at) => project(`П${at}`, at, [])) }),
  says: ['П999', '499'],
})

const hostile = word({
  name: 'values that look like tags, paths and markup',
  template: makeDocx(paragraph('{{#Projects}}{{Name}} {{constructor}}{{__proto__}}{{/Projects}}')),
  scope: usual({
    Projects: [
      project('{{#Projects}}{{Name}}{{/Projects}}', 1, [sale('', 0)]),
      project('</w:t><w:br/> ${image} ]]> &#0; \u0001', 2, []),
    ],
  }),
  says: ['{{#Projects}}{{Name}}{{/Projects}}', '</w:t><w:br/> ${image} ]]> &#0;'],
  never: ['function Object'],
})

export const docxCases: readonly TortureCase[] = [
  looks,
  lists,
  rows,
  merged,
  nested,
  around,
  boxes,
  controls,
  directions,
  conditions,
  pictures,
  empty,
  long,
  many,
  hostile,
]
