import { codesOf } from '../../fields/domain/codes.rules.ts'
import {
  elementsOf,
  findElement,
  type ElementTree,
  type PlainElement,
  type Words,
} from '../../fields/domain/tree.ts'

/** The elements of every profile, which lists, the search and the showcase display. */
export const basicCodes = ['pitch', 'description', 'industries', 'territory', 'stage'] as const

export type BasicCode = (typeof basicCodes)[number]

export const isBasic = (code: string): code is BasicCode => (basicCodes as readonly string[]).includes(code)

const none: Words = { ru: '', en: '' }

type Worded = {
  name: [ru: string, en: string]
  short: [ru: string, en: string]
  help: [ru: string, en: string]
}

const words = ([ru, en]: [ru: string, en: string]): Words => ({ ru, en })

const basic = (
  code: BasicCode,
  { name, short, help }: Worded,
  rest: Partial<PlainElement> & Pick<PlainElement, 'type'>,
): PlainElement => ({
  kind: 'PLAIN',
  code,
  name: words(name),
  shortName: words(short),
  description: none,
  help: words(help),
  required: false,
  limits: {},
  ...rest,
})

/** Default definitions of the basic elements, unless a template has its own. */
export const basicElements: Readonly<Record<BasicCode, PlainElement>> = {
  pitch: basic(
    'pitch',
    {
      name: ['Проект одним предложением', 'The project in one sentence'],
      short: ['Коротко', 'In short'],
      help: [
        'Для кого, что и какой результат даёт. Эту фразу увидят в списках, в поиске и на витрине.',
        'For whom, what, and with what result. Lists, the search and the showcase show this sentence.',
      ],
    },
    { type: 'STRING', required: true, limits: { maxLength: 255 } },
  ),
  description: basic(
    'description',
    {
      name: ['Описание проекта', 'Description of the project'],
      short: ['Описание', 'Description'],
      help: [
        'Проблема, решение, рынок, на каком вы этапе и чего хотите от акселератора.',
        'The problem, your solution, the market, your progress and what you want from an accelerator.',
      ],
    },
    { type: 'TEXT', required: true, limits: { maxLength: 4000 } },
  ),
  industries: basic(
    'industries',
    {
      name: ['Отрасли', 'Industries'],
      short: ['Отрасли', 'Industries'],
      help: ['До пяти отраслей, для которых вы работаете.', 'Up to five industries you work for.'],
    },
    { type: 'LIST', required: true, dictionary: 'INDUSTRIES', multiple: true, limits: { maxCount: 5 } },
  ),
  territory: basic(
    'territory',
    {
      name: ['Территория', 'Territory'],
      short: ['Территория', 'Territory'],
      help: [
        'Регион, где проект работает или собирается работать.',
        'The region where the project works or plans to work.',
      ],
    },
    { type: 'LIST', dictionary: 'REGIONS' },
  ),
  stage: basic(
    'stage',
    {
      name: ['Стадия проекта', 'Stage of the project'],
      short: ['Стадия', 'Stage'],
      help: ['', ''],
    },
    { type: 'LIST', required: true, dictionary: 'PROJECT_STAGES' },
  ),
}

const missingIn = (tree: ElementTree): PlainElement[] => {
  const known = new Set(elementsOf(tree).map(({ code }) => code))
  return basicCodes.filter((code) => !known.has(code)).map((code) => basicElements[code])
}

const completed = new WeakMap<ElementTree, ElementTree>()

/** The tree with its basic elements; missing ones are prepended. */
export const withBasics = (tree: ElementTree): ElementTree => {
  const known = completed.get(tree)
  if (known) return known
  const elements = missingIn(tree)
  const whole: ElementTree =
    elements.length === 0
      ? tree
      : {
          sections: [
            {
              id: 'basic-elements',
              name: { ru: 'Главное о проекте', en: 'The project at a glance' },
              description: none,
              elements,
            },
            ...tree.sections,
          ],
        }
  completed.set(tree, whole)
  return whole
}

const hasSameShape = ({ code, type, dictionary, multiple, rich, showIf }: PlainElement): boolean => {
  if (!isBasic(code)) return true
  const basic = basicElements[code]
  return (
    type === basic.type &&
    dictionary === basic.dictionary &&
    Boolean(multiple) === Boolean(basic.multiple) &&
    !rich &&
    !showIf
  )
}

/** Basic codes that a tree uses for an incompatible element; texts and limits may differ. */
export const basicsOtherwise = (tree: ElementTree): string[] =>
  codesOf(tree).filter((code) => {
    const element = findElement(tree, code)
    return isBasic(code) && !(element?.kind === 'PLAIN' && hasSameShape(element))
  })
