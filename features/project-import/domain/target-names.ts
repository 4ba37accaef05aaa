import type { BasicCode } from '../../profile-templates/domain/basic-elements.ts'
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
    'Company',
    'Company name',
    'Startup',
    'Компания',
    'Стартап',
  ],
  'main.number': ['Номер проекта', 'Номер', 'ID проекта', 'Project number', 'Number'],
  'main.website': ['Сайт', 'Сайт проекта', 'Ссылка на сайт', 'Website', 'Site', 'URL'],
  'main.capitalizationPotential': ['Потенциал капитализации', 'Capitalization potential', 'Growth potential'],
  'leader.name': [
    'Имя руководителя',
    'ФИО руководителя',
    'Руководитель',
    'Руководитель проекта',
    'ФИО лидера',
    'Лидер',
    'Лидер проекта',
    'ФИО',
    'Контактное лицо',
    'Основатель',
    'ФИО основателя',
    'Заявитель',
    'Leader',
    'Leader name',
    'Project leader’s name',
    'Leader’s name',
    'Founder',
    'Founders',
    'Founder name',
    'Contact person',
    'Contact name',
    'CEO',
  ],
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
    'Leader’s email',
    'Founder email',
  ],
}

/** What headings call the basic elements of a profile besides their own names. */
export const basicNames: Readonly<Record<BasicCode, readonly string[]>> = {
  pitch: ['Кратко о проекте', 'Кратко', 'Суть проекта', 'Summary', 'Short description', 'Pitch'],
  description: ['Описание', 'Подробное описание', 'Description'],
  industries: ['Отрасль', 'Сфера', 'Industry', 'Sector'],
  territory: ['Регион', 'Территория', 'Region', 'Territory', 'Location'],
  stage: ['Стадия', 'Стадия развития', 'Stage'],
}

/** What headings call the money that a project has raised, wherever a template asks for it. */
export const raisedNames: readonly string[] = [
  'Привлечено',
  'Привлечено инвестиций',
  'Привлечённые инвестиции',
  'Сумма привлечённых инвестиций',
  'Raised',
  'Funds raised',
  'Total raised',
  'Funding raised',
  'Investment raised',
]
