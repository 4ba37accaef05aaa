import { legalForms } from '../../../../features/accelerators/domain/states.ts'
import en from '../../../../features/accelerators/texts/en.json' with { type: 'json' }
import ru from '../../../../features/accelerators/texts/ru.json' with { type: 'json' }

type Entry = readonly [code: string, ru: string, en: string]

/** Dictionaries of the demo's templates, besides the portal's own. */
export const profileDictionaries: readonly {
  code: string
  name: readonly [ru: string, en: string]
  values: readonly Entry[]
}[] = [
  {
    code: 'CUSTOMER_TYPES',
    name: ['Типы клиентов', 'Kinds of customers'],
    values: [
      ['BUSINESS', 'Компании (B2B)', 'Companies (B2B)'],
      ['CONSUMERS', 'Частные лица (B2C)', 'Consumers (B2C)'],
      ['STATE', 'Государство (B2G)', 'Public sector (B2G)'],
    ],
  },
  {
    code: 'TECHNOLOGY_READINESS',
    name: ['Уровни готовности технологии', 'Technology readiness levels'],
    values: [
      ['TRL1', 'УГТ 1. Описаны основные принципы', 'TRL 1. Basic principles observed'],
      ['TRL2', 'УГТ 2. Сформулирована концепция', 'TRL 2. Technology concept formulated'],
      ['TRL3', 'УГТ 3. Концепция проверена опытом', 'TRL 3. Experimental proof of concept'],
      ['TRL4', 'УГТ 4. Макет проверен в лаборатории', 'TRL 4. Validated in a laboratory'],
      [
        'TRL5',
        'УГТ 5. Макет проверен в близких к реальным условиях',
        'TRL 5. Validated in a relevant environment',
      ],
      [
        'TRL6',
        'УГТ 6. Прототип показан в близких к реальным условиях',
        'TRL 6. Demonstrated in a relevant environment',
      ],
      [
        'TRL7',
        'УГТ 7. Прототип показан в условиях эксплуатации',
        'TRL 7. Prototype demonstrated in operation',
      ],
      ['TRL8', 'УГТ 8. Система завершена и испытана', 'TRL 8. System complete and qualified'],
      ['TRL9', 'УГТ 9. Система работает в эксплуатации', 'TRL 9. System proven in operation'],
    ],
  },
  {
    code: 'IP_KINDS',
    name: ['Виды интеллектуальной собственности', 'Kinds of intellectual property'],
    values: [
      ['INVENTION', 'Изобретение', 'Invention'],
      ['UTILITY_MODEL', 'Полезная модель', 'Utility model'],
      ['DESIGN', 'Промышленный образец', 'Industrial design'],
      ['SOFTWARE', 'Программа для ЭВМ', 'Computer program'],
      ['DATABASE', 'База данных', 'Database'],
      ['TRADEMARK', 'Товарный знак', 'Trade mark'],
      ['KNOW_HOW', 'Ноу-хау', 'Know-how'],
    ],
  },
  {
    code: 'REVENUE_MODELS',
    name: ['Модели дохода', 'Revenue models'],
    values: [
      ['SALE', 'Разовая продажа', 'One-off sale'],
      ['SUBSCRIPTION', 'Подписка', 'Subscription'],
      ['COMMISSION', 'Комиссия с операций', 'Commission'],
      ['LICENCE', 'Лицензия', 'Licence'],
      ['SERVICE', 'Услуга по договору', 'Service contract'],
      ['RENT', 'Аренда оборудования', 'Equipment rental'],
      ['SAVINGS_SHARE', 'Доля от экономии клиента', 'Share of the customer’s savings'],
    ],
  },
  {
    code: 'SALES_CHANNELS',
    name: ['Каналы продаж', 'Sales channels'],
    values: [
      ['DIRECT', 'Прямые продажи', 'Direct sales'],
      ['PARTNERS', 'Партнёры и дилеры', 'Partners and dealers'],
      ['ONLINE', 'Интернет-реклама и сайт', 'Online advertising and website'],
      ['MARKETPLACES', 'Торговые площадки', 'Marketplaces'],
      ['TENDERS', 'Закупки и тендеры', 'Tenders'],
      ['REFERRALS', 'Рекомендации клиентов', 'Referrals'],
      ['EVENTS', 'Выставки и конференции', 'Trade fairs and conferences'],
    ],
  },
  {
    code: 'FUNDING_SOURCES',
    name: ['Источники финансирования', 'Sources of funding'],
    values: [
      ['FOUNDERS', 'Средства основателей', 'Founders’ money'],
      ['FRIENDS', 'Друзья и семья', 'Friends and family'],
      ['GRANT', 'Грант', 'Grant'],
      ['ANGEL', 'Частный инвестор', 'Business angel'],
      ['FUND', 'Венчурный фонд', 'Venture fund'],
      ['CORPORATE', 'Корпорация', 'Corporation'],
      ['LOAN', 'Заём или кредит', 'Loan'],
    ],
  },
  {
    code: 'LEGAL_FORMS',
    name: ['Организационно-правовые формы', 'Legal forms'],
    // The portal's own list, in its words.
    values: legalForms.map((form): Entry => [form, ru.legalForms[form], en.legalForms[form]]),
  },
]
