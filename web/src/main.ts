import './app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { startWorker } from './lib/app_worker'
import { router } from './lib/router.svelte'
import { watchSettings } from './lib/settings.svelte'
import { insertInterfaceIcons } from './lib/sprite'

insertInterfaceIcons()
watchSettings()
router.start()
startWorker()

const target = document.getElementById('app')
if (target) mount(App, { target })
