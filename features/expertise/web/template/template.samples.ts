import { plain, tree } from '../../../fields/domain/samples.ts'
import type { ExpertOrderPage } from '../job.types.ts'

const words = (ru: string) => ({ ru, en: '' })

/** A sample template of expertise: a required criterion, an independent one, and a text. */
export const sampleTemplate = (
  values: NonNullable<ExpertOrderPage['template']>['values'] = {},
): NonNullable<ExpertOrderPage['template']> => ({
  name: 'Экспертиза задания',
  tree: tree(
    plain({
      code: 'market',
      type: 'SCALE',
      name: words('Рынок'),
      required: true,
      mayAbstain: true,
      weight: 3,
      grades: [
        { points: 1, meaning: words('Не посчитан') },
        { points: 2, meaning: words('Посчитан') },
        { points: 3, meaning: words('Подтверждён продажами') },
      ],
    }),
    plain({ code: 'advice', type: 'TEXT', name: words('Что сделать') }),
  ),
  values,
  names: {},
})
