/** A replay inside a page of somebody else: it only looks, as nobody in particular, and leads nowhere in its frame. */

import '../app.css'

import { mount } from 'svelte'

import { stayUnknown } from '../lib/api'
import { watchSettings } from '../lib/settings.svelte'
import { insertInterfaceIcons } from '../lib/sprite'
import EmbedPage from './EmbedPage.svelte'
import { addressOf } from './address'

stayUnknown()
insertInterfaceIcons()
watchSettings()
// The frame belongs to somebody else's page: whatever else there is to see opens in a window of its own.
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    link.target = '_blank'
    link.rel = 'noopener'
  },
  { capture: true },
)

const target = document.getElementById('app')
if (target) mount(EmbedPage, { target, props: addressOf(location) })
