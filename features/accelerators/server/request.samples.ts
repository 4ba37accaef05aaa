/** A sample request for tests. */
export const sampleRequest = {
  name: 'Точка роста',
  country: 'RU',
  legalForm: 'LIMITED_LIABILITY_COMPANY',
  taxNumber: '7707083893',
  licenceNumber: 'Л035-01298',
  licenceHolder: 'ООО «Точка роста»',
  description: 'Программы для технологических команд.',
  site: 'https://growth.example',
  contactName: 'Анна Королёва',
  contactPhone: { country: 'RU', number: '495 123-45-67' },
  contactEmail: 'anna@growth.example',
} as const

/** Additional sample fields of a profile for tests. */
export const sampleProfile = {
  ...sampleRequest,
  industries: [],
  targetAudience: 'Команды с прототипом.',
  finalists: '',
  selectionConditions: '',
  timeZone: 'Europe/Moscow',
  status: 'ACTIVE',
  type: 'CONTINUOUS',
  currencies: ['RUB', 'USD'],
  teamRecruiting: false,
  requestsToTeam: false,
  investorCardsShown: false,
  trackTransfer: false,
  transferTargets: [],
  tracksAccepted: true,
} as const
