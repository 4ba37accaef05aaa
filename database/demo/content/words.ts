/** Messages between people of the demo, in one language. */
export type Words = {
  applications: readonly string[]
  rejections: readonly string[]
  discards: readonly string[]
  /** A reviewer's question during the work, and possible replies. */
  comments: readonly (readonly [question: string, replies: readonly string[]])[]
  /** A reviewer's comment on the answer of a task, which is then returned. */
  answerRemark: string
  blocks: readonly string[]
  documents: readonly (readonly [name: string, path: string])[]
  positions: readonly (readonly [position: string, role: string, area: string])[]
  letters: readonly (readonly [subject: string, body: string, reply: string])[]
  stream: readonly string[]
  welcome: { subject: string; body: string }
}

const russian: Words = {
  applications: [
    'Ищем первых заказчиков в отрасли и хотим проверить экономику до масштабирования.',
    'Нам нужна помощь с пилотом: продукт готов, но нет опыта работы с крупными предприятиями.',
    'Прошли школьный этап вашей программы, хотим продолжить с трекером.',
    'Готовы выделить двух человек на полное время. Особенно важны встречи с экспертами по продажам.',
    'Планируем привлекать инвестиции осенью, хотим подготовить модель и документы.',
    '',
  ],
  rejections: [
    'Пока не видно подтверждённой проблемы клиента. Проведите интервью и приходите в следующий набор.',
    'Проект на стадии, для которой у нас есть другой трек. Напишем вам, когда он откроется.',
    'Тема не совпадает с приоритетами программы в этом году.',
    'В команде никто не занят проектом полное время — для этого трека это обязательно.',
  ],
  discards: [
    'Проблема не подтвердилась ни в одном из сегментов, продолжать трек нет смысла.',
    'Команда не вышла на связь в течение месяца, этап закрываем.',
  ],
  comments: [
    [
      'Когда планируете закончить? У нас встреча с экспертом в четверг.',
      ['К среде закончим, на встречу придём вдвоём.'],
    ],
    [
      'Посмотрите пример в документах программы, он близок к вашему случаю.',
      ['Спасибо, посмотрели. Поправим до пятницы.'],
    ],
    ['Коллеги, созвонимся завтра в 11:00 и пройдёмся по таблице.', ['Да, удобно.']],
    [
      'Хорошо бы добавить сравнение с тем, как клиент справляется сейчас.',
      ['Добавили сравнение, посмотрите, пожалуйста.'],
    ],
  ],
  answerRemark: 'Вывод не следует из цифр: покажите, на каких интервью и расчётах он держится.',
  blocks: ['Команда просила паузу до осени.', 'Нет отчёта за два месяца, доступ закрыт до встречи.'],
  documents: [
    ['Презентация', 'deck'],
    ['Финансовая модель', 'model'],
    ['Записи интервью', 'interviews'],
    ['Видео прототипа', 'demo-video'],
    ['Патентный поиск', 'patents'],
  ],
  positions: [
    ['Директор', 'Руководитель проекта', 'Стратегия и продажи'],
    ['Технический директор', 'Разработка', 'Архитектура, команда разработки'],
    ['Инженер', 'Разработка', 'Прототип и испытания'],
    ['Маркетолог', 'Маркетинг', 'Исследования, продвижение'],
    ['Финансовый аналитик', 'Финансы', 'Модель и отчётность'],
  ],
  letters: [
    [
      'Встреча с экспертом',
      'Добрый день! Предлагаю разобрать экономику пилота с экспертом в среду в 15:00. Подойдёт?',
      'Добрый день! Да, будем вдвоём с техническим директором.',
    ],
    [
      'Вопрос по презентации',
      'Пришлите, пожалуйста, версию на пять минут — покажем её партнёрам.',
      'Отправили в документы проекта, файл «Презентация».',
    ],
  ],
  stream: ['Весенний набор', 'Летний набор', 'Осенний набор', 'Зимний набор'],
  welcome: {
    subject: 'Добро пожаловать на портал',
    body: 'Рады вас видеть. Если что-то не получается или чего-то не хватает, напишите нам: ссылка «Написать нам» есть внизу страниц.',
  },
}

const english: Words = {
  applications: [
    'We look for the first industrial customers and want to test our numbers before we scale.',
    'The product works; we need help with a pilot at a large company.',
    'Two of us are full-time from next month. Meetings with sales experts matter most to us.',
    'We plan to raise in autumn and want our model and documents in order.',
    'Recommended by a team of your last stream.',
    '',
  ],
  rejections: [
    'We do not yet see proof of the problem. Hold the interviews and come back for the next stream.',
    'Your stage fits another track of ours better; we will write when it opens.',
    'The field is outside the priorities of this programme.',
    'Nobody of the team works full-time on it, which this track asks for.',
  ],
  discards: [
    'The problem was not confirmed in any segment; there is no point in going on with this track.',
    'The team has not answered for a month; we close this stage.',
  ],
  comments: [
    ['When do you plan to finish? We meet the expert on Thursday.', ['By Wednesday; both of us will come.']],
    [
      "Have a look at the example in the programme's documents, it is close to your case.",
      ['Thanks, we did. We will fix it by Friday.'],
    ],
    ['Shall we go through the table tomorrow at eleven?', ['Yes, that suits us.']],
    [
      'It would help to compare with how the customer copes today.',
      ['The comparison is in, please have a look.'],
    ],
  ],
  answerRemark:
    'The conclusion does not follow from the figures: say which interviews and calculations support it.',
  blocks: ['The team asked for a pause until autumn.', 'No report for two months; closed until we have met.'],
  documents: [
    ['Deck', 'deck'],
    ['Financial model', 'model'],
    ['Interview notes', 'interviews'],
    ['Prototype video', 'demo-video'],
    ['Patent search', 'patents'],
  ],
  positions: [
    ['CEO', 'Project leader', 'Strategy and sales'],
    ['CTO', 'Development', 'Architecture, engineering'],
    ['Engineer', 'Development', 'Prototype and tests'],
    ['Head of marketing', 'Marketing', 'Research, channels'],
    ['Financial analyst', 'Finance', 'Model and reporting'],
  ],
  letters: [
    [
      'Meeting an expert',
      'Hello! Could we go through the pilot numbers with an expert on Wednesday at 3 pm?',
      'Hello! Yes, both founders will be there.',
    ],
    [
      'About your deck',
      'Please send the five-minute version, we would like to show it to our partners.',
      'It is among the documents of the project, called "Deck".',
    ],
  ],
  stream: ['Spring stream', 'Summer stream', 'Autumn stream', 'Winter stream'],
  welcome: {
    subject: 'Welcome to the portal',
    body: 'Good to have you here. If anything does not work or is missing, write to us: the link “Write to us” is at the foot of every page.',
  },
}

/** Messages, by the language of the accelerator. */
export const words = { ru: russian, en: english } as const
