import type { ElementTree, Grade } from '../../../features/fields/domain/tree.ts'
import { plain, section, type Both } from './profile/kit.ts'

const grades = (...meanings: Both[]): Grade[] =>
  meanings.map(([ru, en], at) => ({ points: at + 1, meaning: { ru, en } }))

const criterion = (code: string, name: Both, help: Both, meanings: Both[], weight = 1) =>
  plain('SCALE', code, name, {
    help,
    required: true,
    mayAbstain: true,
    grades: grades(...meanings),
    ...(weight === 1 ? {} : { weight }),
  })

/** Review template of the first accelerator: four scored criteria, one separate score, and texts. */
export const expertiseTree = (): ElementTree => ({
  sections: [
    section(
      'value',
      ['Рынок и продукт', 'Market and product'],
      ['', ''],
      [
        criterion(
          'r_market',
          ['Рынок', 'Market'],
          ['Кто платит, сколько их и откуда это известно.', 'Who pays, how many they are, and how we know.'],
          [
            ['Не сказано, кто платит', 'Doesn’t say who pays'],
            ['Рынок посчитан сверху вниз, без источников', 'Estimated top-down, without sources'],
            ['Есть расчёт по сегментам с источниками', 'Estimated by segment, with sources'],
            ['Расчёт подтверждён разговорами с клиентами', 'Confirmed by interviews with customers'],
            ['Расчёт подтверждён продажами', 'Confirmed by sales'],
          ],
          3,
        ),
        criterion(
          'r_product',
          ['Продукт', 'Product'],
          ['Насколько решение готово и проверено.', 'How far the solution has been built and tested.'],
          [
            ['Только идея', 'An idea only'],
            ['Есть прототип', 'There is a prototype'],
            ['Прототип пробовали клиенты', 'Customers have tried the prototype'],
            ['Продуктом пользуются', 'The product is in use'],
            ['За продукт платят', 'Customers pay for the product'],
          ],
          2,
        ),
      ],
    ),
    section(
      'doing',
      ['Команда и экономика', 'Team and economics'],
      ['', ''],
      [
        criterion(
          'r_team',
          ['Команда', 'Team'],
          [
            'Хватает ли умений, чтобы сделать обещанное.',
            'Whether the team has the skills for what it promises.',
          ],
          [
            ['Ключевых умений нет', 'Key skills are missing'],
            [
              'Недостаёт нескольких умений, плана найма нет',
              'Several skills are missing, and there is no hiring plan',
            ],
            ['Недостающих специалистов уже нанимают', 'The team is already hiring for the missing skills'],
            ['Умения есть', 'The skills are there'],
            [
              'Умения есть, и команда уже делала подобное',
              'The skills are there, and the team has done something similar before',
            ],
          ],
          2,
        ),
        criterion(
          'r_money',
          ['Экономика', 'Economics'],
          ['Сходятся ли доходы, расходы и сроки.', 'Whether income, costs and timing add up.'],
          [
            ['Расчёта нет', 'Not calculated'],
            ['Расчёт с ошибками', 'Calculated with mistakes'],
            ['Расчёт верен, но допущения смелые', 'Correct, but the assumptions are bold'],
            ['Расчёт верен и осторожен', 'Correct and careful'],
          ],
        ),
        plain('SCALE', 'r_ethics', ['Этика и безопасность', 'Ethics and safety'], {
          help: [
            'Отмечайте и то, что не влияет на рынок.',
            'Include points that do not affect the market, too.',
          ],
          independent: true,
          mayAbstain: true,
          grades: grades(
            ['Есть опасность для людей', 'Dangerous to people'],
            ['Есть о чём предупредить', 'There is something to warn about'],
            ['Замечаний нет', 'No remarks'],
          ),
        }),
      ],
    ),
    section(
      'words',
      ['Выводы', 'Conclusions'],
      ['', ''],
      [
        plain('TEXT', 'r_strong', ['Сильные стороны', 'Strengths'], { limits: { maxLength: 2000 } }),
        plain('TEXT', 'r_advice', ['Что сделать в первую очередь', 'What to do first'], {
          required: true,
          limits: { maxLength: 2000 },
        }),
        plain('BOOLEAN', 'r_next', ['Готов к следующему этапу', 'Ready for the next stage'], {}),
      ],
    ),
  ],
})
