import type { ElementTree, PlainElement, Words } from '../../fields/domain/tree.ts'

type Question = { code: string; name: Words; help: Words } & (
  | { grades: readonly Words[]; weight: number }
  | { maxLength: number; required: boolean }
)

const nothing: Words = { ru: '', en: '' }

const element = ({ code, name, help, ...rest }: Question): PlainElement => {
  const common = { kind: 'PLAIN' as const, code, name, help, shortName: nothing, description: nothing }
  return 'grades' in rest
    ? {
        ...common,
        type: 'SCALE',
        required: true,
        limits: {},
        mayAbstain: true,
        weight: rest.weight,
        grades: rest.grades.map((meaning, at) => ({ points: at + 1, meaning })),
      }
    : { ...common, type: 'TEXT', required: rest.required, limits: { maxLength: rest.maxLength } }
}

/** The review form of the sample programme: three criteria and a recommendation. */
export const sampleFormTree = (): ElementTree => ({
  sections: [
    {
      id: 'criteria',
      name: { ru: 'Критерии', en: 'Criteria' },
      description: nothing,
      elements: [
        element({
          code: 'sample_buyer',
          name: { ru: 'Покупатель и его нужда', en: 'The buyer and the need' },
          help: {
            ru: 'Кто платит, зачем и откуда это известно.',
            en: 'Who pays, what for, and how the team knows.',
          },
          weight: 3,
          grades: [
            { ru: 'Кто платит, не названо', en: 'It does not say who pays' },
            {
              ru: 'Покупатель назван, но с ним не говорили',
              en: 'A buyer is named, but nobody talked to one',
            },
            { ru: 'С покупателями говорили, нужда видна', en: 'Buyers were asked and the need is clear' },
            { ru: 'Нужда подтверждена деньгами', en: 'Buyers confirmed the need with money' },
          ],
        }),
        element({
          code: 'sample_solution',
          name: { ru: 'Решение', en: 'The solution' },
          help: {
            ru: 'Что сделано и кто это уже пробовал.',
            en: 'What is built and who has tried it.',
          },
          weight: 2,
          grades: [
            { ru: 'Только замысел', en: 'An idea only' },
            { ru: 'Есть прототип', en: 'There is a prototype' },
            { ru: 'Прототип пробовали покупатели', en: 'Buyers have tried the prototype' },
            { ru: 'Продуктом пользуются', en: 'The product is in use' },
          ],
        }),
        element({
          code: 'sample_team',
          name: { ru: 'Команда', en: 'The team' },
          help: {
            ru: 'Хватает ли умений на обещанное.',
            en: 'Whether it has the skills for what it promises.',
          },
          weight: 2,
          grades: [
            { ru: 'Ключевых умений нет', en: 'Key skills are missing' },
            { ru: 'Недостающее собираются найти', en: 'The team plans to find what is missing' },
            { ru: 'Умения есть', en: 'The skills are there' },
            { ru: 'Команда уже делала похожее', en: 'The team has done something similar before' },
          ],
        }),
      ],
    },
    {
      id: 'conclusions',
      name: { ru: 'Выводы', en: 'Conclusions' },
      description: nothing,
      elements: [
        element({
          code: 'sample_strong',
          name: { ru: 'Сильные стороны', en: 'Strengths' },
          help: nothing,
          maxLength: 2000,
          required: false,
        }),
        element({
          code: 'sample_advice',
          name: { ru: 'Что сделать в первую очередь', en: 'What to do first' },
          help: { ru: 'Одно-два дела, а не список.', en: 'One or two things, not a list.' },
          maxLength: 2000,
          required: true,
        }),
      ],
    },
  ],
})
