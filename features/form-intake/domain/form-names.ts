import type { SenderTarget } from './mapping.rules.ts'

/** Names that forms use for the sender's fields, in both languages. */
export const senderNames: Readonly<Record<SenderTarget, readonly string[]>> = {
  'person.name': [
    'Имя',
    'ФИО',
    'Ваше имя',
    'Имя и фамилия',
    'Контактное лицо',
    'Name',
    'Full name',
    'Your name',
    'Contact person',
  ],
  'person.phone': ['Телефон', 'Номер телефона', 'Phone', 'Phone number', 'Mobile'],
  'student.university': ['Вуз', 'Университет', 'Институт', 'University', 'Institute', 'College'],
  'student.faculty': ['Факультет', 'Faculty', 'School'],
  'student.department': ['Кафедра', 'Department', 'Chair'],
  'student.group': ['Группа', 'Учебная группа', 'Номер группы', 'Group', 'Study group', 'Student group'],
  'student.courseNumber': ['Курс', 'Номер курса', 'Course', 'Course number', 'Year of study'],
  'student.socialNetwork': [
    'Соцсеть',
    'Социальная сеть',
    'Ссылка на соцсеть',
    'ВКонтакте',
    'Social network',
    'Social media',
    'Vk',
    'Telegram',
  ],
  'request.message': ['Сообщение', 'Комментарий', 'Message', 'Comment', 'Comments', 'Textarea'],
  'submission.key': ['tranid', 'Transaction id', 'Submission id', 'Response id', 'Идентификатор ответа'],
}

/** On a form, "name" alone means the person, while in a spreadsheet of projects it means the project. */
export const bareName = 'Name'

const ofBuilders = /^(?:utm_\w*|_\w*|formid|formname|cookies?|referr?er|page|url|g?clid|yclid|ip)$/i

/** Whether a field was added by the site builder and not filled in by a person; no target is suggested for it. */
export const isOfBuilder = (name: string): boolean => ofBuilders.test(name)
