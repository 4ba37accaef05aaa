// Written by `npm run parts` from the names of the files; never by hand.
import * as expertSuggestionEndpoints from './contract/expert-suggestion.endpoints.ts'
import * as decideUseCase from './server/decide.use-case.ts'
import * as ownSuggestionsQuery from './server/own-suggestions.query.ts'
import * as suggestQuery from './server/suggest.query.ts'
import * as suggestUseCase from './server/suggest.use-case.ts'
import * as suggestionsQuery from './server/suggestions.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as suggestionsAgendaSource from './server/suggestions.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'expert-suggestions',
  contract: [
    expertSuggestionEndpoints,
  ],
  handlers: [
    decideUseCase,
    ownSuggestionsQuery,
    suggestQuery,
    suggestUseCase,
    suggestionsQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    suggestionsAgendaSource,
  ],
  texts: { en, ru },
}
