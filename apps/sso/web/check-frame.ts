import { frameRequest, type FrameAnswer, type FrameRequest } from '#platform/web/check-frame/messages.ts'
import { checkSignedIn, signOnInFrame } from '../contract/check-frame.endpoints.ts'
import { logout } from '../contract/endpoints.ts'
import { ask } from './ask.ts'

/** The only origin that may communicate with this frame; written by the server, as in `frame-ancestors`. */
const portal = document.documentElement.dataset['portal']

const post = (answer: FrameAnswer): void => {
  if (portal) window.parent.postMessage(answer, portal)
}

const answerTo = async (request: FrameRequest): Promise<FrameAnswer> => {
  if (request.kind === 'check') return { kind: 'checked', ...(await ask(checkSignedIn)) }
  if (request.kind === 'sign-out') {
    await ask(logout, { body: {} })
    return { kind: 'signed-out' }
  }
  const { sessionId: session, projectKey } = request
  return { kind: 'signed-on', ...(await ask(signOnInFrame, { body: { session, projectKey } })) }
}

window.addEventListener('message', (event) => {
  if (event.origin !== portal || event.source !== window.parent) return
  const request = frameRequest(event.data)
  if (request) answerTo(request).then(post, () => post({ kind: 'failed' }))
})

if (window.parent !== window) post({ kind: 'ready' })
