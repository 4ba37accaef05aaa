/** Reasons for rejecting applications: for each text of `rejections` its reasons in the dictionary and the accelerator's advice. */
export const refusals = {
  ru: [
    {
      reasons: ['DEMAND'],
      advice: 'Проведите десять интервью с технологами предприятий и приложите их к заявке.',
    },
    { reasons: ['TOO_EARLY'], advice: 'Пока готовите прототип, приходите на открытые встречи акселератора.' },
    { reasons: ['OFF_TOPIC'], advice: '' },
    {
      reasons: ['TEAM', 'INCOMPLETE'],
      advice: 'Договоритесь, кто займётся проектом полное время, и напишите об этом в заявке.',
    },
  ],
  en: [
    {
      reasons: ['DEMAND'],
      advice: 'Hold ten interviews with plant engineers and attach them to the application.',
    },
    { reasons: ['TOO_EARLY'], advice: 'While you build the prototype, come to our open meetings.' },
    { reasons: ['OFF_TOPIC'], advice: '' },
    {
      reasons: ['TEAM', 'INCOMPLETE'],
      advice: 'Agree on who works on it full-time, and say so in the application.',
    },
  ],
} as const

/** Decisions of the first accelerator that are not released yet. */
export const stagedInDemo = [
  {
    decision: 'ACCEPT',
    reasons: [],
    reason: '',
    advice: 'Первая встреча потока во вторник в 11:00. Возьмите финансовую модель.',
  },
  { decision: 'ACCEPT', reasons: [], reason: '', advice: '' },
  {
    decision: 'REJECT',
    reasons: ['TOO_EARLY', 'DEMAND'],
    reason: 'Идея сильная, но работающего прототипа пока нет.',
    advice: 'Соберите прототип и испытайте его у двух предприятий.',
  },
  { decision: 'REJECT', reasons: ['NO_PLACES'], reason: '', advice: '' },
] as const
