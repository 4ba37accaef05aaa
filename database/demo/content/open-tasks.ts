import type { OpenTaskState } from '../../../features/open-tasks/domain/states.ts'

/** What the jury of every demo challenge scores by. */
export const criteria = [
  { name: 'Польза для заказчика', description: 'Какой потерей меньше и за сколько это окупится.', weight: 5 },
  { name: 'Проверка на деле', description: 'Что уже собрано, измерено или показано людям.', weight: 3 },
  { name: 'Новизна', description: '', weight: 2 },
]

/** What an entry to every demo challenge answers. */
export const form = [
  {
    label: 'В чём решение',
    help: 'Что меняется для заказчика, простыми словами.',
    kind: 'TEXT',
    required: true,
    choices: '',
  },
  {
    label: 'Ссылка на прототип',
    help: 'Видео, демо или репозиторий.',
    kind: 'LINK',
    required: false,
    choices: '',
  },
  {
    label: 'Готовность',
    help: '',
    kind: 'CHOICE',
    required: true,
    choices: 'Идея\nПрототип\nРаботает у клиента',
  },
  {
    label: 'Стоимость внедрения',
    help: 'На один объект.',
    kind: 'MONEY',
    required: false,
    choices: '',
    min: 0,
    currency: 'RUB',
  },
  {
    label: 'Когда покажете на деле',
    help: '',
    kind: 'DATE',
    required: false,
    choices: '',
    notPast: true,
  },
]

type Set = {
  title: string
  description: string
  prize: string
  requirements?: string
  status: OpenTaskState
  /** Days from today to each stage. */
  days: [opens: number, until: number, results: number]
  reason?: string
  late?: 'REFUSE' | 'MARK'
}

/** Challenges in every state. */
export const sets: readonly Set[] = [
  {
    title: 'Найти, где дом теряет тепло',
    description:
      'Управляющая компания отапливает 140 домов и не знает, какие из них утеплять первыми. Нужен способ найти потери тепла без вскрытия стен: дешевле обычного обследования и пригодный для зимы.\n\nХорошее решение даёт список домов с оценкой потерь и тем, как её проверить.',
    prize: '300 000 ₽ и пилот на трёх домах',
    requirements: 'Решение можно проверить на открытых данных, которые приложены к задаче.',
    status: 'OPEN',
    days: [-10, 6, 20],
    late: 'MARK',
  },
  {
    title: 'Считать пассажиров без камер',
    description:
      'Перевозчику нужно знать наполненность автобусов по остановкам. Камеры не подходят: пассажиры против съёмки.',
    prize: '500 000 ₽',
    status: 'CLOSED',
    days: [-40, -4, 9],
  },
  {
    title: 'Собрать урожай сложной формы',
    description: 'Захват, который снимает томаты с веток разной длины и не мнёт их.',
    prize: 'Контракт на разработку',
    status: 'RESULTS',
    days: [-90, -50, -30],
  },
  {
    title: 'Предсказать остановку насоса',
    description: 'По журналам вибрации предупредить о поломке насоса за сутки.',
    prize: '200 000 ₽',
    status: 'JUDGED',
    days: [-60, -12, 3],
  },
  {
    title: 'Научить голосового помощника отказу',
    description: 'Помощник банка не должен отвечать на вопросы, в ответах на которые не уверен.',
    prize: '150 000 ₽',
    status: 'APPROVED',
    days: [5, 25, 40],
  },
  {
    title: 'Упаковка, которая растворяется в компосте',
    description: 'Плёнка для овощей, которая хранит их не хуже обычной и исчезает за три месяца.',
    prize: '250 000 ₽',
    status: 'MODERATION',
    days: [12, 40, 55],
  },
  {
    title: 'Маршрут для доставки по льду',
    description: 'Черновик: уточнить у заказчика данные о толщине льда.',
    prize: '',
    status: 'DRAFT',
    days: [20, 50, 70],
    reason: 'Добавьте приз и опишите, какие данные получат участники.',
  },
  {
    title: 'Тихий дрон для заповедника',
    description: 'Облёт без шума, который пугает птиц.',
    prize: '100 000 ₽',
    status: 'CANCELLED',
    days: [-20, 10, 30],
    reason: 'Заповедник отложил облёты до весны.',
  },
]

/** Names of the two entries of a challenge that was judged, or is. */
export const titles: Partial<Record<OpenTaskState, [string, string]>> = {
  CLOSED: ['Вес под сиденьями', 'Счёт по дверям и теплу'],
  JUDGED: ['Спектр вместо порога', 'Соседние насосы как эталон'],
  RESULTS: ['Мягкий захват с вакуумом', 'Ножницы с датчиком веса'],
}

/** The data that goes with the open challenge: a few weeks of heat meters, without addresses of flats. */
export const material = {
  name: 'Показания счётчиков за зиму.csv',
  mime: 'text/csv',
  text: [
    'дом;площадь_м2;неделя;тепло_Гкал;средняя_температура_C',
    ...Array.from({ length: 48 }, (_, n) => {
      const [house, week] = [1 + (n % 6), 1 + Math.floor(n / 6)]
      const cold = -14 + ((week * 5) % 11)
      const heat = (3200 + house * 410) * (20 - cold) * (house === 4 ? 0.0019 : 0.0013)
      return `${house};${3200 + house * 410};${week};${heat.toFixed(1).replace('.', ',')};${cold}`
    }),
    '',
  ].join('\r\n'),
}
