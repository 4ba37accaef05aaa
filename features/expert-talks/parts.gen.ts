// Written by `npm run parts` from the names of the files; never by hand.
import * as expertTalkEndpoints from './contract/expert-talk.endpoints.ts'
import * as talkQuery from './server/talk.query.ts'
import * as talkUseCase from './server/talk.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as questionsAgendaSource from './server/questions.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'expert-talks',
  contract: [
    expertTalkEndpoints,
  ],
  handlers: [
    talkQuery,
    talkUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    questionsAgendaSource,
  ],
  texts: { en, ru },
}
