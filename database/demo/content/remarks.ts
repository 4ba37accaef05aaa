/** What reviewers remark at fields of a profile, in the languages of accelerators. */
export const remarks = {
  ru: [
    'Сформулируйте короче: одно предложение, без общих слов.',
    'Откуда эта оценка? Добавьте источник или расчёт.',
    'Уточните, за какой период эти цифры.',
    'Здесь описано решение, а спрашиваем о проблеме клиента.',
    'Назовите хотя бы один пример с именем компании.',
  ],
  en: [
    'Make it shorter: one sentence, no general words.',
    'Where does this estimate come from? Add a source or a calculation.',
    'Say which period these figures cover.',
    'This describes the solution; we ask about the customer’s problem.',
    'Name at least one example with the company behind it.',
  ],
} as const
