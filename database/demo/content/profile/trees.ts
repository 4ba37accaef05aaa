import type { Element, ElementTree } from '../../../../features/fields/domain/tree.ts'
import { marketSection, salesSection, tractionSection } from './business-sections.ts'
import { impactSection, legalSection, moneySection, peopleSection } from './house-sections.ts'
import { column, field, group, plain, section, table, type IdOf } from './kit.ts'
import { aboutSection, customerSection, solutionSection } from './project-sections.ts'

/** The active version of the template. */
export const activeTree = (idOf: IdOf): ElementTree => ({
  sections: [
    aboutSection(),
    customerSection(idOf),
    solutionSection(),
    marketSection(),
    salesSection(),
    tractionSection(),
    peopleSection(),
    moneySection(),
    legalSection(),
  ],
})

const firstCodes = new Set([
  'pitch',
  'description',
  'industries',
  'stage',
  'territory',
  'presentation',
  'problem',
  'customer_portrait',
  'interviews_count',
  'solution',
  'competitors',
  'business_model',
  'list_price',
  'team_story',
  'total_invested',
  'seeks_investment',
  'wanted_sum',
])

/** The first version: half as many elements, and an unneeded slogan. */
export const firstTree = (idOf: IdOf): ElementTree => ({
  sections: activeTree(idOf)
    .sections.map((one) => ({
      ...one,
      elements: [
        ...one.elements.filter(({ code }) => firstCodes.has(code)),
        ...(one.id === 'about'
          ? [plain('STRING', 'slogan', ['Слоган', 'Slogan'], { limits: { maxLength: 80 } })]
          : []),
      ],
    }))
    .filter(({ elements }) => elements.length > 0),
})

/** The next version, a draft. */
export const nextTree = (idOf: IdOf): ElementTree => ({
  sections: [...activeTree(idOf).sections, impactSection()],
})

/** The smaller template, for in-depth technology assessments. */
export const passportTree = (): ElementTree => {
  const shared = (code: string): Element =>
    solutionSection().elements.find((element) => element.code === code)!
  return {
    sections: [
      section(
        'technology',
        ['Технология', 'Technology'],
        ['', ''],
        [
          plain('STRING', 'tech_name', ['Название технологии', 'Name of the technology'], { required: true }),
          plain('TECHNOLOGY', 'tech_base', ['Технология каталога', 'Technology of the catalogue']),
          plain('TEXT', 'tech_principle', ['Принцип действия', 'How it works'], {
            rich: true,
            required: true,
            limits: { maxLength: 3000 },
          }),
          shared('readiness'),
          table(
            'tech_parameters',
            ['Характеристики', 'Parameters'],
            [
              column('STRING', 'tp_name', ['Показатель', 'Parameter'], { columnType: 'ADD', required: true }),
              column('STRING', 'tp_unit', ['Единица', 'Unit'], { limits: { maxLength: 40 } }),
              column('NUMBER', 'tp_own', ['У вас', 'Yours']),
              column('NUMBER', 'tp_best', ['У лучшего аналога', 'Best alternative']),
              column('NUMBER', 'tp_ratio', ['Отношение', 'Ratio'], {
                columnType: 'CALCULATE',
                formula: 'tp_own / tp_best',
              }),
            ],
            { maxRows: 40 },
          ),
          group(
            'tech_tests',
            ['Испытания', 'Tests'],
            [
              field('STRING', 'tt_place', ['Где проходили', 'Where'], { required: true }),
              field('DATE', 'tt_date', ['Когда', 'When']),
              field('TEXT', 'tt_result', ['Результат', 'Result'], { limits: { maxLength: 1000 } }),
              field('FILE', 'tt_report', ['Протокол', 'Report'], {
                limits: { maxCount: 1, extensions: ['pdf'] },
              }),
            ],
          ),
        ],
      ),
      section(
        'rights',
        ['Права', 'Rights'],
        ['', ''],
        [
          shared('has_ip'),
          shared('ip_objects'),
          plain('BOOLEAN', 'licence_ready', ['Готовы передать по лицензии', 'Open to licensing']),
          plain('TEXT', 'licence_terms', ['Условия лицензии', 'Licence terms'], {
            limits: { maxLength: 1000 },
            showIf: { code: 'licence_ready', anyOf: [true] },
          }),
        ],
      ),
    ],
  }
}
