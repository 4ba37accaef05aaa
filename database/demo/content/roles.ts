import type { RequestableRole } from '../../../features/roles/domain/roles.rules.ts'
import type { RoleRequestState } from '../../../features/roles/domain/states.ts'

type Name = { last_name: string; first_name: string; middle_name: string }

/** People who registered and did not confirm their email; the last was rejected. */
export const newcomers: readonly (Name & { email: string; ageDays: number; status: 'W' | 'R' })[] = [
  {
    last_name: 'Рябинина',
    first_name: 'Ольга',
    middle_name: '',
    email: 'olga.ryabinina@people.example',
    ageDays: 0.05,
    status: 'W',
  },
  {
    last_name: 'Marchetti',
    first_name: 'Luca',
    middle_name: '',
    email: 'luca.marchetti@people.example',
    ageDays: 0.8,
    status: 'W',
  },
  {
    last_name: 'Кочетков',
    first_name: 'Глеб',
    middle_name: 'Ильич',
    email: 'gleb.kochetkov@people.example',
    ageDays: 3.4,
    status: 'W',
  },
  {
    last_name: 'Promo',
    first_name: 'Best',
    middle_name: '',
    email: 'best.promo@bulk.example',
    ageDays: 6.1,
    status: 'R',
  },
]

/** A person blocked by an administrator, with the reason. */
export const blockedPerson = {
  name: { last_name: 'Стрельников', first_name: 'Роман', middle_name: 'Эдуардович' },
  email: 'roman.strelnikov@people.example',
  reason: 'Рассылал рекламу участникам команд. Предупреждён дважды.',
}

/** Requests for roles: by a founder's number or a demo account, with their results. */
export const roleRequests: readonly {
  by: number | string
  role: RequestableRole
  message: string
  status: RoleRequestState
  reason: string
  ageDays: number
}[] = [
  {
    by: 'ini@demo.example',
    role: 'CST',
    message: 'Хочу видеть отчёты программы, в которой участвует мой проект.',
    status: 'REJECTED',
    reason:
      'Отчёты программы видит её заказчик. Отчёт по своему проекту можно скачать в разделе «Мои заявки».',
    ageDays: 40,
  },
  {
    by: 12,
    role: 'HTFRN',
    message: 'Провожу хакатоны для студентов, хочу ставить открытые задачи от имени университета.',
    status: 'ACCEPTED',
    reason: '',
    ageDays: 21,
  },
  {
    by: 27,
    role: 'INV',
    message: 'Частный инвестор, три сделки на посевной стадии: складская робототехника, агротех, энергетика.',
    status: 'CONSIDERATION',
    reason: '',
    ageDays: 2.2,
  },
  {
    by: 31,
    role: 'INV',
    message: 'Представляю клуб инвесторов: ищем команды на стадии первых продаж, чек до 15 миллионов рублей.',
    status: 'CONSIDERATION',
    reason: '',
    ageDays: 0.6,
  },
  {
    by: 44,
    role: 'CST',
    message: 'Отвечаю за программу открытых инноваций на заводе, нужны сводки по нашим участникам.',
    status: 'CONSIDERATION',
    reason: '',
    ageDays: 0.2,
  },
]
