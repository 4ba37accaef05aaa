/** Texts of a trackpoint, in one language. */
export type TrackpointText = { name: string; description: string; result: string; days: number }

const text = (name: string, days: number, description: string, result: string): TrackpointText => ({
  name,
  description,
  result,
  days,
})

/** Russian trackpoints by an internal key. */
export const russianTrackpoints = {
  profile: text(
    'Паспорт проекта',
    7,
    'Опишите проект так, чтобы трекер понял его без встречи: для кого он, какую работу выполняет, что уже сделано.',
    'Заполненный паспорт проекта и ссылка на презентацию до 10 слайдов.',
  ),
  customer: text(
    'Портрет клиента',
    10,
    'Выберите один сегмент и опишите его обстоятельства, задачу и то, как он справляется сейчас.',
    'Описание сегмента и таблица альтернатив, которыми клиент пользуется сегодня.',
  ),
  interviews: text(
    'Проблемные интервью',
    14,
    'Проведите не менее 15 интервью с представителями сегмента. Не рассказывайте о решении — спрашивайте о прошлом опыте.',
    'Таблица интервью, цитаты и вывод: подтвердилась проблема или нет.',
  ),
  value: text(
    'Ценностное предложение',
    7,
    'Сформулируйте обещание клиенту и проверьте его на пяти интервью о решении.',
    'Формулировка ценностного предложения и результаты проверки.',
  ),
  economics: text(
    'Экономика продажи',
    10,
    'Посчитайте стоимость привлечения, средний чек, маржу и повторные покупки. Покажите, откуда взяты числа.',
    'Таблица с расчётом и источниками данных.',
  ),
  mvp: text(
    'Первая версия продукта',
    21,
    'Соберите минимальную версию, за которую клиент готов заплатить, и покажите её трём клиентам.',
    'Ссылка на продукт или видео, отзывы трёх клиентов.',
  ),
  sales: text(
    'Первые продажи',
    30,
    'Заключите не менее двух сделок или подпишите соглашения о пилоте с оплатой.',
    'Подписанные документы и выписка о поступлениях.',
  ),
  pilot: text(
    'Программа пилота',
    14,
    'Согласуйте с заказчиком участок, показатели, сроки и критерии успеха пилота.',
    'Подписанная программа пилота.',
  ),
  results: text(
    'Итоги пилота',
    30,
    'Сравните показатели до и после, отметьте отклонения и причины.',
    'Отчёт о пилоте, подписанный заказчиком.',
  ),
  plan: text(
    'Бизнес-план',
    21,
    'Соберите план на три года: рынок, продажи, команда, затраты, потребность в деньгах.',
    'Бизнес-план и финансовая модель.',
  ),
  roadmap: text(
    'Дорожная карта на год',
    7,
    'Разложите план по кварталам и назовите ответственных.',
    'Дорожная карта с показателями по кварталам.',
  ),
  pitch: text(
    'Выступление перед инвесторами',
    7,
    'Подготовьте рассказ на пять минут и ответы на десять частых вопросов.',
    'Презентация и видеозапись репетиции.',
  ),
  diligence: text(
    'Проверка проекта',
    20,
    'Аналитик акселератора проверяет права, документы, команду и финансовую модель.',
    'Заключение с перечнем рисков.',
  ),
  committee: text(
    'Инвестиционный комитет',
    14,
    'Рассмотрение проекта комитетом и решение об условиях.',
    'Протокол комитета.',
  ),
  deal: text('Сделка', 30, 'Согласование документов и закрытие сделки.', 'Подписанные документы сделки.'),
} as const

/** The key of a trackpoint. */
export type TrackpointKey = keyof typeof russianTrackpoints

export const englishTrackpoints: Readonly<Record<TrackpointKey, TrackpointText>> = {
  profile: text(
    'Project profile',
    7,
    'Describe the project so that a tracker understands it without a meeting: for whom, which job it does, what exists.',
    'A completed profile and a deck of up to 10 slides.',
  ),
  customer: text(
    'Customer portrait',
    10,
    'Choose one segment; describe its situation, its job to be done and how it copes today.',
    'The segment and a table of the alternatives it uses now.',
  ),
  interviews: text(
    'Problem interviews',
    14,
    'Hold at least 15 interviews. Do not pitch: ask about what happened last time.',
    'A table of interviews with quotes, and the conclusion: is the problem real?',
  ),
  value: text(
    'Value proposition',
    7,
    'Write the promise to the customer and test it in five solution interviews.',
    'The proposition and what the test showed.',
  ),
  economics: text(
    'Unit economics',
    10,
    'Work out acquisition cost, average sale, margin and repeat purchases, and say where each number comes from.',
    'A spreadsheet with sources.',
  ),
  mvp: text(
    'First version',
    21,
    'Build the smallest version that a customer pays for and show it to three of them.',
    'A link or video, and the words of three customers.',
  ),
  sales: text(
    'First sales',
    30,
    'Close two deals or two paid pilots.',
    'Signed documents and proof of payment.',
  ),
  pilot: text(
    'Pilot plan',
    14,
    'Agree with the customer on site, measures, dates and what counts as success.',
    'A signed pilot plan.',
  ),
  results: text(
    'Pilot results',
    30,
    'Compare before and after; explain what differs from the plan.',
    'A pilot report signed by the customer.',
  ),
  plan: text(
    'Business plan',
    21,
    'A plan for three years: market, sales, team, costs, money needed.',
    'The plan and a financial model.',
  ),
  roadmap: text(
    'Roadmap for a year',
    7,
    'Lay the plan out by quarter and name who answers for what.',
    'A roadmap with measures for each quarter.',
  ),
  pitch: text(
    'Investor pitch',
    7,
    'Prepare five minutes and answers to ten likely questions.',
    'The deck and a recording of the rehearsal.',
  ),
  diligence: text(
    'Due diligence',
    20,
    "The accelerator's analyst checks rights, documents, team and model.",
    'A conclusion with a list of risks.',
  ),
  committee: text(
    'Investment committee',
    14,
    'The committee hears the project and decides on terms.',
    'Minutes of the committee.',
  ),
  deal: text('Deal', 30, 'Documents are agreed and the deal is closed.', 'Signed deal documents.'),
}
