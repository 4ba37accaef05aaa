import type { FixedTarget } from './targets.ts'

/** What headings of spreadsheets call a project's settings, in both languages. */
export const targetNames: Readonly<Record<FixedTarget, readonly string[]>> = {
  'main.name': [
    'Название проекта',
    'Название',
    'Проект',
    'Наименование проекта',
    'Project name',
    'Project',
    'Name',
    'Title',
  ],
  'main.number': ['Номер проекта', 'Номер', 'ID проекта', 'Project number', 'Number'],
  'main.summary': ['Кратко о проекте', 'Кратко', 'Суть проекта', 'Summary', 'Short description'],
  'main.description': ['Описание', 'Подробное описание', 'Description'],
  'main.website': ['Сайт', 'Сайт проекта', 'Ссылка на сайт', 'Website', 'Site', 'URL'],
  'main.industry': ['Отрасль', 'Сфера', 'Industry', 'Sector'],
  'main.territory': ['Регион', 'Территория', 'Город', 'Region', 'Territory', 'Location'],
  'main.stage': ['Стадия', 'Стадия развития', 'Stage'],
  'main.capitalizationPotential': ['Потенциал капитализации', 'Capitalization potential'],
  'leader.email': [
    'Почта лидера',
    'Почта руководителя',
    'Почта основателя',
    'E-mail руководителя',
    'Электронная почта',
    'E-mail',
    'Email',
    'Почта',
    'Адрес почты',
    'Контактный e-mail',
    'Leader e-mail',
    'Founder email',
  ],
}
