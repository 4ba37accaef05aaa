import type { ScoringGroup } from './scoring.rules.ts'

type Row = readonly [code: string, ru: string, en: string, weight: number, scale: number]

const group = (code: string, ru: string, en: string, rows: readonly Row[]): ScoringGroup => ({
  code,
  name: { ru, en },
  parameters: rows.map(([parameter, inRussian, inEnglish, weight, scale]) => ({
    code: parameter,
    name: { ru: inRussian, en: inEnglish },
    weight,
    scale,
  })),
})

/** The 30 verification parameters (spec 9), used until an accelerator defines its own. */
export const standardScoring: readonly ScoringGroup[] = [
  group('team', 'Команда', 'Team', [
    ['leader_experience', 'Опыт руководителя в отрасли', 'Leader’s experience in the industry', 3, 5],
    [
      'team_completeness',
      'Полнота команды: продукт, технология, продажи',
      'Team covers product, technology and sales',
      3,
      5,
    ],
    ['team_commitment', 'Занятость команды проектом', 'Time the team gives to the project', 2, 5],
    ['decision_speed', 'Скорость решений и изменений', 'Speed of decisions and changes', 2, 5],
    ['advisers', 'Наставники и советники', 'Mentors and advisers', 1, 3],
  ]),
  group('problem', 'Проблема и клиент', 'Problem and customer', [
    ['problem_proof', 'Проблема подтверждена интервью', 'Interviews confirm the problem', 3, 5],
    [
      'problem_cost',
      'Известна цена проблемы для клиента',
      'The problem’s cost to the customer is known',
      2,
      5,
    ],
    [
      'segment_clear',
      'Сегмент клиентов описан и измерим',
      'The customer segment is described and measurable',
      2,
      5,
    ],
    ['current_solutions', 'Изучено, как проблему решают сейчас', 'Today’s workarounds are known', 1, 5],
    ['willing_to_pay', 'Готовность платить подтверждена', 'Willingness to pay is confirmed', 3, 5],
  ]),
  group('market', 'Рынок и конкуренты', 'Market and competitors', [
    ['market_size', 'Объём рынка посчитан снизу вверх', 'Market size is counted from the bottom up', 2, 5],
    ['market_growth', 'Рынок растёт', 'The market is growing', 1, 5],
    ['competitors', 'Сравнение с конкурентами', 'Comparison with competitors', 2, 5],
    ['advantage', 'Преимущество трудно повторить', 'The advantage is hard to copy', 3, 5],
    ['entry_barriers', 'Понятны барьеры входа', 'Barriers to entry are understood', 1, 3],
  ]),
  group('product', 'Продукт и технология', 'Product and technology', [
    ['readiness', 'Готовность продукта', 'Product readiness', 3, 5],
    ['solution_fit', 'Решение отвечает проблеме', 'The solution fits the problem', 3, 5],
    [
      'technology_risk',
      'Технологические риски названы и управляются',
      'Technology risks are named and managed',
      2,
      5,
    ],
    ['ip_rights', 'Права на разработку оформлены', 'Rights to the work are secured', 2, 3],
    ['roadmap', 'План развития продукта реалистичен', 'The product roadmap is realistic', 1, 5],
  ]),
  group('economics', 'Экономика и продажи', 'Economics and sales', [
    [
      'business_model',
      'Бизнес-модель описана и проверена',
      'The business model is described and tested',
      3,
      5,
    ],
    ['unit_economics', 'Экономика единицы сходится', 'Unit economics add up', 3, 5],
    ['first_sales', 'Есть продажи или оплаченные пилоты', 'There are sales or paid pilots', 3, 5],
    ['sales_channel', 'Канал продаж найден и повторяем', 'A repeatable sales channel is found', 2, 5],
    ['financial_plan', 'Финансовый план обоснован', 'The financial plan is substantiated', 2, 5],
  ]),
  group('growth', 'Инвестиции и риски', 'Investment and risks', [
    ['use_of_funds', 'Понятно, на что пойдут деньги', 'It is clear what the money is for', 2, 5],
    [
      'exit_ways',
      'Понятно, как инвестор вернёт вложенное',
      'It is clear how an investor gets the money back',
      1,
      5,
    ],
    ['legal_clean', 'Структура владения прозрачна', 'Ownership is transparent', 2, 3],
    ['key_risks', 'Главные риски названы, есть план', 'Main risks are named and planned for', 2, 5],
    ['scalability', 'Проект может вырасти в десять раз', 'The project can grow tenfold', 2, 5],
  ]),
]
