import { column, field, group, plain, section, table, type IdOf } from './kit.ts'

/** The project on one page. */
export const aboutSection = () =>
  section(
    'about',
    ['О проекте', 'About the project'],
    ['С этого начинают трекеры, эксперты и инвесторы.', 'Trackers, experts and investors begin here.'],
    [
      plain('STRING', 'pitch', ['Проект в одном предложении', 'The project in one sentence'], {
        required: true,
        limits: { maxLength: 200 },
        short: ['Суть', 'Pitch'],
        help: [
          'Кому, что и с каким результатом вы даёте. Без названий технологий.',
          'Who it is for, what it does and what they gain. Leave technology names out.',
        ],
      }),
      plain('TEXT', 'description', ['Описание проекта', 'Project description'], {
        required: true,
        limits: { maxLength: 3000 },
        help: [
          'Два-три абзаца: что это, как работает, что уже сделано.',
          'Two or three paragraphs: what it is, how it works, what exists already.',
        ],
      }),
      plain('LIST', 'industries', ['Отрасли', 'Industries'], {
        dictionary: 'INDUSTRIES',
        multiple: true,
        required: true,
        limits: { maxCount: 3 },
        about: ['Не больше трёх.', 'Three at most.'],
      }),
      plain('LIST', 'stage', ['Стадия проекта', 'Stage'], {
        dictionary: 'PROJECT_STAGES',
        required: true,
      }),
      plain('LIST', 'territory', ['Территория', 'Territory'], {
        dictionary: 'REGIONS',
        help: [
          'Регион, где проект работает или собирается работать.',
          'The region where the project works or plans to.',
        ],
      }),
      plain('DATE', 'started_on', ['Когда начали работать', 'When you started'], {
        limits: { from: '2000-01-01', past: true },
      }),
      plain('LIST', 'home_countries', ['Страны, где работает команда', 'Countries the team works in'], {
        dictionary: 'COUNTRIES',
        multiple: true,
        limits: { maxCount: 5 },
      }),
      plain('FILE', 'presentation', ['Презентация', 'Deck'], {
        limits: { maxCount: 1, extensions: ['pdf', 'pptx'] },
        help: ['До 10 слайдов.', 'Up to 10 slides.'],
      }),
      plain('STRING', 'video_link', ['Ссылка на видео', 'Link to a video'], {
        limits: { webAddress: true },
        help: ['Две минуты о продукте в работе.', 'Two minutes of the product at work.'],
      }),
      plain('PHONE', 'contact_phone', ['Телефон для связи', 'Contact phone']),
    ],
  )

export const customerSection = (idOf: IdOf) =>
  section(
    'customer',
    ['Проблема и клиент', 'Problem and customer'],
    [
      'Факты из разговоров с клиентами важнее предположений.',
      'Facts from talks with customers matter more than guesses.',
    ],
    [
      plain('TEXT', 'problem', ['Какую проблему вы решаете', 'The problem you solve'], {
        required: true,
        limits: { maxLength: 2000 },
        help: ['У кого она возникает, как часто и чего стоит.', 'Who has it, how often, and what it costs.'],
      }),
      plain('LIST', 'customer_types', ['Кто ваш клиент', 'Your customers'], {
        dictionary: 'CUSTOMER_TYPES',
        multiple: true,
        required: true,
      }),
      plain('TEXT', 'customer_portrait', ['Портрет клиента', 'Customer portrait'], {
        limits: { maxLength: 2000 },
        help: ['Кто решает о покупке, кто платит, кто пользуется.', 'Who decides, who pays, who uses it.'],
      }),
      plain('STRING', 'consumer_ages', ['Возраст потребителей', 'Age of consumers'], {
        limits: { maxLength: 60 },
        showIf: { code: 'customer_types', anyOf: [idOf('CUSTOMER_TYPES', 'CONSUMERS')] },
      }),
      plain('TEXT', 'tender_experience', ['Опыт участия в закупках', 'Experience with tenders'], {
        limits: { maxLength: 1000 },
        showIf: { code: 'customer_types', anyOf: [idOf('CUSTOMER_TYPES', 'STATE')] },
      }),
      plain('INTEGER', 'interviews_count', ['Сколько проведено интервью', 'Interviews held'], {
        limits: { min: 0, max: 10_000 },
        unit: ['интервью', 'interviews'],
      }),
      plain('TEXT', 'interview_insights', ['Что показали интервью', 'What the interviews showed'], {
        limits: { maxLength: 2000 },
      }),
      table(
        'current_ways',
        ['Как клиент справляется сейчас', 'How customers cope today'],
        [
          column('STRING', 'cw_way', ['Способ', 'Way'], { columnType: 'ADD', required: true }),
          column('MONEY', 'cw_cost', ['Расходы в год', 'Cost a year'], { limits: { min: 0 } }),
          column('TEXT', 'cw_drawback', ['Чем не устраивает', 'What is wrong with it'], {
            limits: { maxLength: 500 },
          }),
        ],
        { maxRows: 20 },
      ),
    ],
  )

/** The product, and its progress. */
export const solutionSection = () =>
  section(
    'solution',
    ['Решение и технология', 'Solution and technology'],
    ['', ''],
    [
      plain('TEXT', 'solution', ['Ваше решение', 'Your solution'], {
        rich: true,
        required: true,
        limits: { maxLength: 3000 },
      }),
      plain('TEXT', 'strengths', ['Чем оно лучше', 'Why it is better'], { limits: { maxLength: 2000 } }),
      plain('LIST', 'readiness', ['Готовность технологии', 'Technology readiness'], {
        dictionary: 'TECHNOLOGY_READINESS',
        help: [
          'Выберите уровень, который можете подтвердить документом или показом.',
          'Choose the level you can prove by a document or a demonstration.',
        ],
      }),
      plain('TECHNOLOGY', 'tech_base', ['Технология каталога', 'Technology of the catalogue'], {
        help: [
          'Если ваше решение стоит на технологии из каталога портала, назовите её.',
          'If your solution builds on a technology of the portal’s catalogue, name it.',
        ],
      }),
      plain('RISKS', 'risk_register', ['Реестр рисков', 'Risk register']),
      plain('BOOLEAN', 'has_prototype', ['Есть прототип', 'There is a prototype']),
      plain('TEXT', 'prototype_story', ['Что умеет прототип', 'What the prototype does'], {
        limits: { maxLength: 1500 },
        showIf: { code: 'has_prototype', anyOf: [true] },
      }),
      plain('FILE', 'prototype_photos', ['Фотографии прототипа', 'Photos of the prototype'], {
        limits: { maxCount: 6, extensions: ['png', 'jpg', 'jpeg', 'webp'] },
        showIf: { code: 'has_prototype', anyOf: [true] },
      }),
      plain('BOOLEAN', 'has_ip', ['Есть охраняемые результаты', 'There is intellectual property']),
      group(
        'ip_objects',
        ['Интеллектуальная собственность', 'Intellectual property'],
        [
          field('LIST', 'ip_kind', ['Вид', 'Kind'], { dictionary: 'IP_KINDS', required: true }),
          field('STRING', 'ip_name', ['Название', 'Title'], { required: true }),
          field('STRING', 'ip_number', ['Номер документа', 'Document number'], { limits: { maxLength: 60 } }),
          field('DATE', 'ip_date', ['Дата', 'Date']),
          field('FILE', 'ip_scan', ['Документ', 'Document'], {
            limits: { maxCount: 2, extensions: ['pdf', 'png', 'jpg'] },
          }),
        ],
        { showIf: { code: 'has_ip', anyOf: [true] } },
      ),
      table(
        'roadmap',
        ['План развития продукта', 'Product roadmap'],
        [
          column('STRING', 'rm_milestone', ['Этап', 'Milestone'], { columnType: 'ADD', required: true }),
          column('DATE', 'rm_due', ['Срок', 'Due']),
          column('STRING', 'rm_result', ['Результат', 'Result']),
          column('MONEY', 'rm_budget', ['Бюджет', 'Budget'], { limits: { min: 0 }, total: 'SUM' }),
        ],
      ),
    ],
  )
