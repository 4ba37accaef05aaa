import type { TrackpointKey } from './trackpoints.ts'

/** Teams' answers to a task, and the reviewer's requests when it is returned. */
type TaskWords = { answers: readonly string[]; returns: readonly string[] }

const russian: Readonly<Record<TrackpointKey, TaskWords>> = {
  profile: {
    answers: [
      'Паспорт заполнен. Показали его двум людям не из отрасли: оба пересказали суть без подсказок.',
      'Заполнили паспорт, презентация — десять слайдов. Отдельно выделили, что уже работает, а что только в планах.',
    ],
    returns: [
      'Из описания не видно, кто платит. Назовите клиента в первом предложении и уберите общие слова.',
    ],
  },
  customer: {
    answers: [
      'Выбрали один сегмент и описали, кто принимает решение, кто платит и кто пользуется. В таблице — три способа, которыми клиент обходится сейчас.',
    ],
    returns: ['Сегмент слишком широкий. Сузьте его до тех, с кем вы действительно говорили.'],
  },
  interviews: {
    answers: [
      'Интервью проведены, записи и таблица — в документах проекта. Проблему подтвердили больше двух третей собеседников, вывод — в поле «Что показали интервью».',
    ],
    returns: [
      'Хорошее начало, но выводы пока не следуют из интервью. Добавьте цитаты и отделите факты от мнений.',
    ],
  },
  value: {
    answers: [
      'Проверили обещание на пяти интервью о решении: четверо повторили его своими словами, один попросил пример из своей отрасли — добавили.',
    ],
    returns: ['Обещание описывает продукт, а не пользу. Скажите, что изменится у клиента и за какой срок.'],
  },
  economics: {
    answers: [
      'Посчитали экономику по сегментам. Чек и маржа — из договоров, стоимость привлечения — по затратам за три месяца. Источники указаны в таблице.',
    ],
    returns: ['В расчёте нет стоимости внедрения. Добавьте её и пересчитайте срок окупаемости.'],
  },
  mvp: {
    answers: [
      'Показали первую версию трём клиентам. Двое готовы платить за пилот, третий просит связь со своей учётной системой.',
    ],
    returns: ['Отзывы пересказаны. Приложите слова клиентов: письмо или запись встречи.'],
  },
  sales: {
    answers: ['Подписали два договора, оплата по первому поступила. Выписка и акты — в файлах проекта.'],
    returns: ['Приложите, пожалуйста, подписанный договор: сейчас по ссылке черновик.'],
  },
  pilot: {
    answers: [
      'По итогам прошлого пилота согласовали с заказчиком следующий участок, срок и два показателя. Программа подписана, замеры «до» начинаем на следующей неделе.',
    ],
    returns: [
      'В программе нет критерия успеха. Договоритесь с заказчиком, при каком результате он покупает.',
    ],
  },
  results: {
    answers: [
      'Сравнили показатели до и после. Цель выполнена по обоим, по срокам отстали на неделю из-за поставки. Отчёт подписан заказчиком.',
    ],
    returns: ['Не хватает замеров «до»: без них результат нельзя сравнить. Добавьте их в отчёт.'],
  },
  plan: {
    answers: [
      'Собрали план на три года и модель в трёх сценариях. В осторожном сценарии деньги возвращаются на полгода позже базового.',
    ],
    returns: ['Рост продаж не подкреплён командой. Покажите, кто и когда будет продавать и внедрять.'],
  },
  roadmap: {
    answers: [
      'Дорожная карта разбита по кварталам, у каждого этапа есть ответственный. Главный риск — сроки поставки комплектующих.',
    ],
    returns: ['Этапы есть, показателей нет. Напишите, по чему мы увидим, что этап закончен.'],
  },
  pitch: {
    answers: ['Уложились в пять минут, репетицию записали. Ответы на десять вопросов — на запасных слайдах.'],
    returns: ['Сумма названа без назначения. Покажите, на что пойдут деньги и что изменится через год.'],
  },
  diligence: {
    answers: [
      'Документы проверены: права на разработку оформлены, долгов нет. Один риск — договор с ключевым подрядчиком без передачи прав.',
    ],
    returns: ['Нет договоров с авторами разработки. Без них заключение не закрыть.'],
  },
  committee: {
    answers: ['Комитет рассмотрел проект и согласился на вложение двумя частями. Протокол — в файлах.'],
    returns: ['В протоколе нет условий второй части. Добавьте показатели, после которых она выплачивается.'],
  },
  deal: {
    answers: ['Документы согласованы сторонами, подписание назначено. Замечания юристов учтены.'],
    returns: ['Приложите согласованную редакцию договора: в файлах лежит предыдущая.'],
  },
}

const english: Readonly<Record<TrackpointKey, TaskWords>> = {
  profile: {
    answers: [
      'The profile is filled in. Two people from outside the industry retold it correctly without help.',
      'Profile done, the deck has ten slides. We kept what works today apart from what is only planned.',
    ],
    returns: ['One cannot see who pays. Name the customer in the first sentence and drop the general words.'],
  },
  customer: {
    answers: [
      'We chose one segment and describe who decides, who pays and who uses it. The table has three ways customers cope with today.',
    ],
    returns: ['The segment is too wide. Narrow it to the people you really talked to.'],
  },
  interviews: {
    answers: [
      'Interviews held; recordings and the table are among the documents. More than two thirds confirmed the problem, the conclusion stands in its field.',
    ],
    returns: [
      'A good start, but the conclusions do not follow from the interviews yet. Add quotes and separate facts from opinions.',
    ],
  },
  value: {
    answers: [
      'Tested in five solution interviews: four people repeated the promise in their own words, one asked for an example from their trade.',
    ],
    returns: ['This describes the product, not the benefit. Say what changes for the customer, and by when.'],
  },
  economics: {
    answers: [
      'Worked out by segment. Prices and margins come from contracts, acquisition cost from three months of spending; sources are named.',
    ],
    returns: ['The calculation leaves out the cost of installation. Add it and work out the payback again.'],
  },
  mvp: {
    answers: [
      'Shown to three customers. Two are ready for a paid pilot, the third asks for an integration first.',
    ],
    returns: ['These are retold opinions. Attach the customers’ own words: a letter or a recording.'],
  },
  sales: {
    answers: ['Two contracts signed, the first one is paid. Statement and acceptance papers are attached.'],
    returns: ['Please attach the signed contract: the link leads to a draft.'],
  },
  pilot: {
    answers: [
      'After the last pilot we agreed with the customer on the next site, dates and two measures. The plan is signed; we measure the baseline next week.',
    ],
    returns: ['The plan does not say what counts as success. Agree on the result after which they buy.'],
  },
  results: {
    answers: [
      'Before and after are compared. Both targets are met; a late delivery cost us a week. The customer signed the report.',
    ],
    returns: ['The baseline is missing, so the result cannot be compared. Add it to the report.'],
  },
  plan: {
    answers: [
      'A plan for three years and a model in three scenarios. In the cautious one the money comes back half a year later.',
    ],
    returns: ['Sales grow without people. Show who will sell and install, and when they join.'],
  },
  roadmap: {
    answers: [
      'Laid out by quarter, with a name for each milestone. The main risk is the delivery of components.',
    ],
    returns: ['There are milestones but no measures. Say how we will see that each one is done.'],
  },
  pitch: {
    answers: ['Five minutes sharp; the rehearsal is recorded. Answers to ten questions are on spare slides.'],
    returns: ['The sum has no purpose yet. Show what it pays for and what changes within a year.'],
  },
  diligence: {
    answers: [
      'Papers checked: the rights are in order and there are no debts. One risk: a contractor’s agreement without transfer of rights.',
    ],
    returns: ['Agreements with the authors are missing; we cannot close without them.'],
  },
  committee: {
    answers: ['The committee agreed to invest in two parts. The minutes are attached.'],
    returns: ['The minutes leave out the terms of the second part. Add the measures it depends on.'],
  },
  deal: {
    answers: ['Both sides agreed on the documents, the day of signing is set. The lawyers’ remarks are in.'],
    returns: ['Please attach the agreed version: the file is the previous one.'],
  },
}

/** Texts about a task, by the language of their author. */
export const taskWords = { ru: russian, en: english } as const
