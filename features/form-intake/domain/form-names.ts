import type { SenderTarget } from './mapping.rules.ts'

/** What fields of forms call whoever sends them, in both languages. */
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
  'request.message': ['Сообщение', 'Комментарий', 'Message', 'Comment', 'Comments', 'Textarea'],
  'submission.key': ['tranid', 'Transaction id', 'Submission id', 'Response id', 'Идентификатор ответа'],
}

/** On a form a bare "name" is a person's, while a spreadsheet of projects means the project. */
export const bareName = 'Name'
