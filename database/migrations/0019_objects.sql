-- The catalogue of ready profile elements: objects, their groups, and what the portal begins with (docs/adr/0017-objects-are-ready-fields.md).

create table object_group (
  id bigint generated always as identity primary key,
  name_ru text not null check (name_ru <> ''),
  name_en text not null check (name_en <> ''),
  seq int not null
);
create unique index object_group_name_ru on object_group (lower(name_ru));
create unique index object_group_name_en on object_group (lower(name_en));

create table profile_object (
  id bigint generated always as identity primary key,
  group_id bigint not null references object_group,
  -- As a template takes it: the shape is Field of features/profiles/domain/template.ts.
  field jsonb not null,
  code text not null generated always as (field->>'code') stored,
  type text not null generated always as (field->>'type') stored,
  name_ru text not null generated always as (field#>>'{name,ru}') stored,
  name_en text not null generated always as (field#>>'{name,en}') stored,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'ARCHIVE')),
  -- Its place among the large figures of a project's page; at most five stand there.
  single_seq int check (single_seq between 1 and 5),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create unique index profile_object_code on profile_object (code);
create unique index profile_object_single on profile_object (single_seq) where single_seq is not null;
create index profile_object_group on profile_object (group_id);

-- Templates that have an element, a field or a column of this code in any version; what a condition names is not one.
create function templates_with_code(wanted text) returns setof bigint language sql stable as $$
  select distinct t.template_id from profile_template_version t
  where t.tree @? format('$.sections[*].elements[*] ? (@.code == %1$s || @.fields[*].code == %1$s || @.columns[*].code == %1$s)',
    to_json(wanted))::jsonpath
$$;

-- Whether a project holds something under this code, or a task asks for it.
create function profile_code_is_used(wanted text) returns boolean language sql stable as $$
  select exists (select from profile_value v where v.element_code = wanted and v.value is not null)
    or exists (select from profile_value v where v.field_code = wanted and v.value is not null)
    or exists (select from trackpoint_field f where f.element_code = wanted)
$$;

-- Dictionaries that ready objects choose from.
insert into dictionary (code, name_ru, name_en) values
  ('BUSINESS_MODELS', 'Бизнес-модели', 'Business models'),
  ('INTELLECTUAL_PROPERTY', 'Интеллектуальная собственность', 'Intellectual property');
insert into dictionary_value (dictionary_id, code, name_ru, name_en, seq)
select d.id, v.code, v.name_ru, v.name_en, v.seq
from (values
  ('BUSINESS_MODELS', 'B2B', 'B2B — продажи компаниям', 'B2B — sales to companies', 10),
  ('BUSINESS_MODELS', 'B2C', 'B2C — продажи людям', 'B2C — sales to people', 20),
  ('BUSINESS_MODELS', 'B2B2C', 'B2B2C — людям через компании', 'B2B2C — to people through companies', 30),
  ('BUSINESS_MODELS', 'B2G', 'B2G — продажи государству', 'B2G — sales to the government', 40),
  ('BUSINESS_MODELS', 'C2C', 'C2C — сделки между людьми', 'C2C — deals between people', 50),
  ('BUSINESS_MODELS', 'SUBSCRIPTION', 'Подписка', 'Subscription', 60),
  ('BUSINESS_MODELS', 'MARKETPLACE', 'Торговая площадка с комиссией', 'Marketplace with a commission', 70),
  ('BUSINESS_MODELS', 'FREEMIUM', 'Бесплатно с платными возможностями', 'Free with paid features', 80),
  ('BUSINESS_MODELS', 'LICENSE', 'Продажа лицензий', 'Sale of licences', 90),
  ('BUSINESS_MODELS', 'HARDWARE', 'Продажа оборудования', 'Sale of equipment', 100),
  ('BUSINESS_MODELS', 'ADVERTISING', 'Реклама', 'Advertising', 110),
  ('BUSINESS_MODELS', 'OTHER', 'Другое', 'Other', 1000),
  ('INTELLECTUAL_PROPERTY', 'INVENTION', 'Патент на изобретение', 'Patent for an invention', 10),
  ('INTELLECTUAL_PROPERTY', 'UTILITY_MODEL', 'Патент на полезную модель', 'Patent for a utility model', 20),
  ('INTELLECTUAL_PROPERTY', 'DESIGN', 'Патент на промышленный образец', 'Patent for a design', 30),
  ('INTELLECTUAL_PROPERTY', 'SOFTWARE', 'Свидетельство о регистрации программы', 'Certificate of a computer program', 40),
  ('INTELLECTUAL_PROPERTY', 'DATABASE', 'Свидетельство о регистрации базы данных', 'Certificate of a database', 50),
  ('INTELLECTUAL_PROPERTY', 'TRADE_MARK', 'Товарный знак', 'Trade mark', 60),
  ('INTELLECTUAL_PROPERTY', 'KNOW_HOW', 'Секрет производства (ноу-хау)', 'Trade secret (know-how)', 70),
  ('INTELLECTUAL_PROPERTY', 'APPLICATION', 'Заявка на рассмотрении', 'Application under examination', 80),
  ('INTELLECTUAL_PROPERTY', 'NONE', 'Не оформлена', 'None yet', 1000)
) as v (dictionary, code, name_ru, name_en, seq) join dictionary d on d.code = v.dictionary;
insert into dictionary_version (dictionary_id, number, name, added, values_count)
select d.id, 1, '1', count(*), count(*) from dictionary d join dictionary_value v on v.dictionary_id = d.id
where d.code in ('BUSINESS_MODELS', 'INTELLECTUAL_PROPERTY') group by d.id;
insert into dictionary_value_past (dictionary_id, value_id, from_number, code, name_ru, name_en, seq, status)
select v.dictionary_id, v.id, 1, v.code, v.name_ru, v.name_en, v.seq, v.status
from dictionary_value v join dictionary d on d.id = v.dictionary_id
where d.code in ('BUSINESS_MODELS', 'INTELLECTUAL_PROPERTY');

insert into object_group (name_ru, name_en, seq) values
  ('Суть проекта', 'The essence', 1),
  ('Рынок и клиенты', 'Market and customers', 2),
  ('Продукт и технология', 'Product and technology', 3),
  ('Бизнес-модель и показатели', 'Business model and figures', 4),
  ('Команда', 'Team', 5),
  ('Финансы и инвестиции', 'Finance and investment', 6),
  ('Контакты и материалы', 'Contacts and materials', 7);

insert into profile_object (group_id, field)
select g.id, jsonb_build_object('code', o.code, 'type', o.type, 'required', false,
  'name', jsonb_build_object('ru', o.ru, 'en', o.en), 'shortName', jsonb_build_object('ru', o.short_ru, 'en', o.short_en),
  'description', jsonb_build_object('ru', '', 'en', ''), 'help', jsonb_build_object('ru', o.help_ru, 'en', o.help_en))
  || o.more::jsonb
from (values
  (1, 'problem', 'TEXT', 'Проблема', 'Problem', 'Проблема', 'Problem',
    'Чья это проблема, как часто она возникает и чего стоит.', 'Whose problem it is, how often it arises and what it costs.',
    '{"limits": {"maxLength": 4000}, "rich": true}'),
  (1, 'solution', 'TEXT', 'Решение', 'Solution', 'Решение', 'Solution',
    'Что вы делаете и почему это лучше того, чем пользуются сейчас.', 'What you do, and why it is better than what people use now.',
    '{"limits": {"maxLength": 4000}, "rich": true}'),
  (1, 'pitch', 'STRING', 'Проект одним предложением', 'The project in one sentence', 'Коротко', 'In short',
    'Для кого, что и какой результат даёт.', 'For whom, what, and with what result.',
    '{"limits": {"maxLength": 255}}'),
  (1, 'value_proposition', 'TEXT', 'Ценностное предложение', 'Value proposition', 'Ценность', 'Value',
    'За что клиент готов платить.', 'What a customer is ready to pay for.',
    '{"limits": {"maxLength": 1200}}'),
  (1, 'industries', 'LIST', 'Отрасли', 'Industries', 'Отрасли', 'Industries',
    'До пяти отраслей, для которых вы работаете.', 'Up to five industries you work for.',
    '{"limits": {"maxCount": 5}, "dictionary": "INDUSTRIES", "multiple": true}'),
  (1, 'stage', 'LIST', 'Стадия проекта', 'Stage of the project', 'Стадия', 'Stage',
    '', '',
    '{"limits": {}, "dictionary": "PROJECT_STAGES"}'),
  (2, 'target_audience', 'TEXT', 'Целевая аудитория', 'Target audience', 'Аудитория', 'Audience',
    'Сегменты клиентов и размер каждого из них.', 'Segments of customers and the size of each.',
    '{"limits": {"maxLength": 1200}}'),
  (2, 'market_tam', 'MONEY', 'Объём рынка (TAM)', 'Total addressable market (TAM)', 'TAM', 'TAM',
    'Все, кому продукт мог бы пригодиться, за год.', 'Everybody who could use the product, a year.',
    '{"limits": {"min": 0}}'),
  (2, 'market_sam', 'MONEY', 'Доступный рынок (SAM)', 'Serviceable available market (SAM)', 'SAM', 'SAM',
    'Часть рынка, которой подходит ваша бизнес-модель, за год.', 'The part of the market your business model fits, a year.',
    '{"limits": {"min": 0}}'),
  (2, 'market_som', 'MONEY', 'Достижимый рынок (SOM)', 'Serviceable obtainable market (SOM)', 'SOM', 'SOM',
    'Сколько вы рассчитываете получить за год через три года.', 'What you expect to have a year, three years from now.',
    '{"limits": {"min": 0}}'),
  (2, 'market_source', 'TEXT', 'Источник оценки рынка', 'Source of the market estimate', 'Источник оценки', 'Source',
    'Исследования, статистика, собственный расчёт снизу вверх.', 'Research, statistics, your own bottom-up count.',
    '{"limits": {"maxLength": 1200}}'),
  (2, 'markets', 'LIST', 'Страны продаж', 'Countries of sale', 'Страны', 'Countries',
    'Где вы продаёте сейчас или начнёте в этом году.', 'Where you sell now, or begin this year.',
    '{"limits": {"maxCount": 20}, "dictionary": "COUNTRIES", "multiple": true}'),
  (2, 'competitors', 'TEXT', 'Конкуренты и аналоги', 'Competitors and substitutes', 'Конкуренты', 'Competitors',
    'Назовите не меньше трёх и сравните с ними цену и возможности.', 'Name at least three, and compare price and features.',
    '{"limits": {"maxLength": 4000}, "rich": true}'),
  (2, 'competitive_advantage', 'TEXT', 'Конкурентное преимущество', 'Competitive advantage', 'Преимущество', 'Advantage',
    'Что трудно повторить другим.', 'What is hard for others to repeat.',
    '{"limits": {"maxLength": 1200}}'),
  (2, 'customers', 'INTEGER', 'Платящие клиенты', 'Paying customers', 'Клиенты', 'Customers',
    'На сегодня.', 'As of today.',
    '{"limits": {"min": 0}, "unit": {"ru": "клиентов", "en": "customers"}}'),
  (2, 'users', 'INTEGER', 'Активные пользователи в месяц', 'Monthly active users', 'MAU', 'MAU',
    'За последний полный месяц.', 'For the last full month.',
    '{"limits": {"min": 0}, "unit": {"ru": "человек", "en": "people"}}'),
  (3, 'product_description', 'TEXT', 'Описание продукта', 'Description of the product', 'Продукт', 'Product',
    'Что уже работает и что будет сделано в ближайший год.', 'What works already, and what comes within a year.',
    '{"limits": {"maxLength": 4000}, "rich": true}'),
  (3, 'trl', 'INTEGER', 'Уровень готовности технологии (УГТ)', 'Technology readiness level (TRL)', 'УГТ', 'TRL',
    'От 1 — «сформулирована идея» до 9 — «продукт серийно применяется».', 'From 1, the idea is stated, to 9, the product is in use.',
    '{"limits": {"min": 1, "max": 9}, "unit": {"ru": "из 9", "en": "of 9"}}'),
  (3, 'has_mvp', 'BOOLEAN', 'Есть минимально жизнеспособный продукт (MVP)', 'There is a minimum viable product (MVP)', 'MVP', 'MVP',
    '', '',
    '{"limits": {}}'),
  (3, 'technology', 'TEXT', 'Технологии в основе продукта', 'Technologies behind the product', 'Технологии', 'Technologies',
    'Своя разработка, лицензии, открытый код.', 'Own development, licences, open source.',
    '{"limits": {"maxLength": 1200}}'),
  (3, 'ip_kinds', 'LIST', 'Интеллектуальная собственность', 'Intellectual property', 'ИС', 'IP',
    'Что защищено или заявлено на защиту.', 'What is protected, or applied for.',
    '{"limits": {"maxCount": 7}, "dictionary": "INTELLECTUAL_PROPERTY", "multiple": true}'),
  (3, 'ip_documents', 'FILE', 'Документы о правах', 'Documents of rights', 'Документы о правах', 'Documents of rights',
    'Патенты, свидетельства, лицензионные договоры.', 'Patents, certificates, licence agreements.',
    '{"limits": {"maxCount": 10, "extensions": ["pdf", "jpg", "png"]}}'),
  (3, 'launch_date', 'DATE', 'Дата выхода на рынок', 'Date of the launch', 'Запуск', 'Launch',
    'Фактическая или плановая.', 'Actual or planned.',
    '{"limits": {}}'),
  (4, 'business_models', 'LIST', 'Бизнес-модель', 'Business model', 'Модель', 'Model',
    'Кому и как вы продаёте.', 'To whom and how you sell.',
    '{"limits": {"maxCount": 3}, "dictionary": "BUSINESS_MODELS", "multiple": true}'),
  (4, 'monetization', 'TEXT', 'Как проект зарабатывает', 'How the project earns', 'Монетизация', 'Earning',
    'Тарифы, средняя цена, повторные продажи.', 'Tariffs, the average price, repeated sales.',
    '{"limits": {"maxLength": 1200}}'),
  (4, 'revenue', 'MONEY', 'Выручка за последние 12 месяцев', 'Revenue of the last 12 months', 'Выручка', 'Revenue',
    '', '',
    '{"limits": {"min": 0}}'),
  (4, 'revenue_growth', 'PERCENT', 'Рост выручки за год', 'Growth of revenue, a year', 'Рост', 'Growth',
    'К предыдущим 12 месяцам; падение — со знаком «минус».', 'Against the 12 months before; a fall has a minus.',
    '{"limits": {"min": -100}}'),
  (4, 'mrr', 'MONEY', 'Ежемесячная регулярная выручка (MRR)', 'Monthly recurring revenue (MRR)', 'MRR', 'MRR',
    'За последний полный месяц.', 'For the last full month.',
    '{"limits": {"min": 0}}'),
  (4, 'cac', 'MONEY', 'Стоимость привлечения клиента (CAC)', 'Customer acquisition cost (CAC)', 'CAC', 'CAC',
    'Расходы на маркетинг и продажи на одного нового клиента.', 'Marketing and sales spent on one new customer.',
    '{"limits": {"min": 0}}'),
  (4, 'ltv', 'MONEY', 'Доход с клиента за всё время (LTV)', 'Lifetime value of a customer (LTV)', 'LTV', 'LTV',
    '', '',
    '{"limits": {"min": 0}}'),
  (4, 'churn', 'PERCENT', 'Отток клиентов в месяц', 'Monthly churn', 'Отток', 'Churn',
    '', '',
    '{"limits": {"min": 0, "max": 100}}'),
  (4, 'gross_margin', 'PERCENT', 'Валовая рентабельность', 'Gross margin', 'Рентабельность', 'Margin',
    '', '',
    '{"limits": {"min": -100, "max": 100}}'),
  (5, 'team_size', 'INTEGER', 'Численность команды', 'Size of the team', 'Команда', 'Team',
    'Основатели и сотрудники с полной занятостью.', 'Founders and full-time staff.',
    '{"limits": {"min": 1, "max": 100000}, "unit": {"ru": "человек", "en": "people"}}'),
  (5, 'founders_experience', 'TEXT', 'Опыт основателей', 'Experience of the founders', 'Опыт', 'Experience',
    'Прошлые проекты, работа в отрасли, образование.', 'Earlier projects, work in the industry, education.',
    '{"limits": {"maxLength": 4000}}'),
  (5, 'vacant_roles', 'TEXT', 'Кого не хватает', 'Who is missing', 'Вакансии', 'Vacancies',
    '', '',
    '{"limits": {"maxLength": 1200}}'),
  (6, 'investments_raised', 'MONEY', 'Привлечено инвестиций', 'Investment raised', 'Привлечено', 'Raised',
    'За всё время, вместе с грантами.', 'All time, grants included.',
    '{"limits": {"min": 0}}'),
  (6, 'investments_asked', 'MONEY', 'Требуемые инвестиции', 'Investment asked', 'Требуется', 'Asked',
    'Сумма текущего раунда.', 'The amount of the present round.',
    '{"limits": {"min": 0}}'),
  (6, 'share_offered', 'PERCENT', 'Доля, предлагаемая инвестору', 'Share offered to the investor', 'Доля', 'Share',
    '', '',
    '{"limits": {"min": 0, "max": 100}}'),
  (6, 'use_of_funds', 'TEXT', 'На что пойдут инвестиции', 'Use of the investment', 'Расходы', 'Use of funds',
    '', '',
    '{"limits": {"maxLength": 1200}}'),
  (6, 'burn_rate', 'MONEY', 'Расходы в месяц', 'Monthly burn', 'Расходы', 'Burn',
    'В среднем за последние три месяца.', 'The average of the last three months.',
    '{"limits": {"min": 0}}'),
  (6, 'runway_months', 'NUMBER', 'На сколько месяцев хватит денег', 'Months of runway', 'Запас', 'Runway',
    '', '',
    '{"limits": {"min": 0, "max": 600}, "unit": {"ru": "мес.", "en": "months"}}'),
  (7, 'contact_person', 'STRING', 'Контактное лицо', 'Contact person', 'Контакт', 'Contact',
    'Фамилия, имя и роль в проекте.', 'Name and role in the project.',
    '{"limits": {"maxLength": 255}}'),
  (7, 'contact_phone', 'PHONE', 'Телефон для связи', 'Phone', 'Телефон', 'Phone',
    '', '',
    '{"limits": {}}'),
  (7, 'contact_email', 'STRING', 'Электронная почта', 'E-mail', 'Почта', 'E-mail',
    '', '',
    '{"limits": {"maxLength": 255}}'),
  (7, 'website', 'STRING', 'Сайт', 'Website', 'Сайт', 'Website',
    '', '',
    '{"limits": {"maxLength": 255}}'),
  (7, 'presentation', 'FILE', 'Презентация', 'Presentation', 'Презентация', 'Presentation',
    'До 15 слайдов.', 'Up to 15 slides.',
    '{"limits": {"maxCount": 1, "extensions": ["pdf", "pptx"]}}'),
  (7, 'demo_video', 'FILE', 'Демонстрация продукта', 'Demonstration of the product', 'Видео', 'Video',
    '', '',
    '{"limits": {"maxCount": 1, "extensions": ["mp4"]}}')
) as o (seq, code, type, ru, en, short_ru, short_en, help_ru, help_en, more) join object_group g on g.seq = o.seq;

update profile_object o set single_seq = s.seq
from (values ('revenue', 1), ('customers', 2), ('team_size', 3), ('investments_raised', 4), ('trl', 5)) as s (code, seq)
where o.code = s.code;
