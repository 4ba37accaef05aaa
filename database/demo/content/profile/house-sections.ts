import { calculated, column, field, group, plain, row, section, table } from './kit.ts'

const amount = { limits: { min: 0 } }

export const peopleSection = () =>
  section(
    'people',
    ['Команда', 'Team'],
    [
      'Состав команды ведётся на странице проекта; здесь — опыт и занятость.',
      'Members are kept on the project’s page; here is what they bring.',
    ],
    [
      plain('TEXT', 'team_story', ['Почему именно вы', 'Why you'], {
        limits: { maxLength: 1500 },
        help: [
          'Что вы уже делали вместе и что знаете об отрасли.',
          'What you did together before and what you know of the industry.',
        ],
      }),
      plain('INTEGER', 'full_timers', ['Заняты полное время', 'Full-time members'], {
        limits: { min: 0, max: 500 },
        unit: ['чел.', 'people'],
      }),
      plain('LIST', 'startup_experience', ['Опыт в стартапах', 'Startup experience'], {
        dictionary: 'PARTICIPATION_EXPERIENCE',
      }),
      group(
        'key_people',
        ['Ключевые люди', 'Key people'],
        [
          field('STRING', 'kp_name', ['Фамилия и имя', 'Name'], { required: true }),
          field('LIST', 'kp_role', ['Роль', 'Role'], { dictionary: 'PROJECT_ROLES', required: true }),
          field('BOOLEAN', 'kp_owner', ['Есть доля в проекте', 'Owns a share']),
          field('PERCENT', 'kp_share', ['Доля', 'Share'], {
            required: true,
            showIf: { code: 'kp_owner', anyOf: [true] },
          }),
          field('INTEGER', 'kp_hours', ['Часов в неделю', 'Hours a week'], {
            limits: { min: 0, max: 100 },
            unit: ['ч', 'h'],
          }),
          field('TEXT', 'kp_background', ['Опыт', 'Background'], { limits: { maxLength: 600 } }),
        ],
        { minItems: 1, maxItems: 12 },
      ),
      plain('LIST', 'wanted_competencies', ['Каких компетенций не хватает', 'Competencies you lack'], {
        dictionary: 'COMPETENCIES',
        multiple: true,
        limits: { maxCount: 8 },
      }),
    ],
  )

/** Costs and funding. */
export const moneySection = () =>
  section(
    'money',
    ['Финансы и инвестиции', 'Finance and investment'],
    ['', ''],
    [
      plain('MONEY', 'total_invested', ['Вложено всего', 'Invested so far'], amount),
      group(
        'investments',
        ['Привлечённые средства', 'Money raised'],
        [
          field('LIST', 'iv_source', ['Источник', 'Source'], {
            dictionary: 'FUNDING_SOURCES',
            required: true,
          }),
          field('STRING', 'iv_investor', ['Кто', 'Who']),
          field('MONEY', 'iv_amount', ['Сумма', 'Amount'], { ...amount, required: true }),
          field('DATE', 'iv_date', ['Когда', 'When']),
          field('STRING', 'iv_terms', ['Условия', 'Terms']),
        ],
        { maxItems: 15 },
      ),
      plain('BOOLEAN', 'seeks_investment', ['Ищете инвестиции', 'You look for investment']),
      plain('MONEY', 'wanted_sum', ['Сколько нужно', 'How much you need'], {
        ...amount,
        showIf: { code: 'seeks_investment', anyOf: [true] },
      }),
      plain('PERCENT', 'offered_share', ['Предлагаемая доля', 'Share you offer'], {
        showIf: { code: 'seeks_investment', anyOf: [true] },
      }),
      table(
        'use_of_funds',
        ['На что пойдут деньги', 'Use of funds'],
        [
          column('STRING', 'uf_item', ['Статья', 'Item'], { columnType: 'ADD', required: true }),
          column('NUMBER', 'uf_sum', ['Сумма', 'Amount'], { ...amount, total: 'SUM' }),
          calculated('uf_part', ['Часть, %', 'Part, %'], 'round(uf_sum / sum(uf_sum) * 100; 1)', {
            total: 'SUM',
          }),
        ],
        { maxRows: 15, showIf: { code: 'seeks_investment', anyOf: [true] } },
      ),
      plain('INTEGER', 'money_months', ['На сколько месяцев хватит денег', 'Months of money left'], {
        limits: { min: 0, max: 240 },
        unit: ['мес.', 'months'],
      }),
      plain('FILE', 'financial_model', ['Финансовая модель', 'Financial model'], {
        limits: { maxCount: 2, extensions: ['xlsx', 'xls'] },
      }),
    ],
  )

const ownsEntity = { showIf: { code: 'has_entity', anyOf: [true] } }

export const legalSection = () =>
  section(
    'legal',
    ['Юридические сведения и документы', 'Legal facts and documents'],
    ['', ''],
    [
      plain('BOOLEAN', 'has_entity', ['Есть юридическое лицо или ИП', 'There is a legal entity'], {
        required: true,
      }),
      plain('LIST', 'legal_form', ['Форма', 'Legal form'], { dictionary: 'LEGAL_FORMS', ...ownsEntity }),
      plain('STRING', 'legal_name', ['Полное наименование', 'Full name'], ownsEntity),
      plain('STRING', 'tax_number', ['ИНН', 'Tax number'], {
        limits: { maxLength: 12 },
        help: [
          'Десять цифр у организации, двенадцать у предпринимателя.',
          'As it stands in the registration document.',
        ],
        ...ownsEntity,
      }),
      plain('DATE', 'registered_on', ['Дата регистрации', 'Registered on'], {
        limits: { past: true },
        ...ownsEntity,
      }),
      plain('BOOLEAN', 'tax_debts', ['Есть долги по налогам', 'There are tax debts'], ownsEntity),
      plain('FILE', 'charter', ['Устав или свидетельство', 'Charter or certificate'], {
        limits: { maxCount: 3, extensions: ['pdf', 'png', 'jpg'] },
        ...ownsEntity,
      }),
      table(
        'paper_list',
        ['Какие документы готовы', 'Which documents are ready'],
        [
          column('TEXT', 'dl_reason', ['Зачем нужен', 'What for'], { columnType: 'INFO' }),
          column('STRING', 'dl_entity', ['Чей документ', 'Whose'], {
            columnType: 'DISPLAY',
            source: 'legal_name',
          }),
          column('BOOLEAN', 'dl_ready', ['Готов', 'Ready']),
          column('STRING', 'dl_remark', ['Примечание', 'Remark']),
        ],
        {
          fixedRows: [
            row('founders', ['Соглашение основателей', 'Founders’ agreement'], {
              dl_reason: ['Доли, роли и выход из проекта.', 'Shares, roles and how one leaves.'],
            }),
            row('rights', ['Договоры о передаче прав', 'Transfer of rights'], {
              dl_reason: ['Права на разработку принадлежат компании.', 'The company owns what was made.'],
            }),
            row('nda', ['Соглашение о неразглашении', 'Non-disclosure agreement'], {
              dl_reason: [
                'Нужно до передачи материалов партнёрам.',
                'Needed before material goes to partners.',
              ],
            }),
            row('contract', ['Типовой договор с клиентом', 'Standard customer contract'], {
              dl_reason: ['Сокращает согласование сделки.', 'Makes deals quicker.'],
            }),
          ],
        },
      ),
    ],
  )

/** Section added by the current draft. */
export const impactSection = () =>
  section(
    'impact',
    ['Влияние на общество и природу', 'Impact'],
    ['Новый раздел: обсуждается с акселераторами.', 'A new section, being discussed with accelerators.'],
    [
      plain('TEXT', 'social_effect', ['Общественный эффект', 'Effect on society'], {
        limits: { maxLength: 1500 },
      }),
      plain('NUMBER', 'co2_saved', ['Сокращение выбросов', 'Emissions avoided'], {
        ...amount,
        unit: ['т CO₂ в год', 't CO₂ a year'],
      }),
      plain('INTEGER', 'jobs_planned', ['Новые рабочие места за три года', 'New jobs in three years'], {
        limits: { min: 0, max: 10_000 },
      }),
    ],
  )
