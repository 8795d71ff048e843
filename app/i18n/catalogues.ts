import de from './messages/de.ts'
import en from './messages/en.ts'
import es from './messages/es.ts'
import fr from './messages/fr.ts'
import hi from './messages/hi.ts'
import it from './messages/it.ts'
import ru from './messages/ru.ts'
import zh from './messages/zh.ts'

/** The interface's texts in every language, by namespace. */
export const catalogues = { es, en, fr, de, it, ru, zh, hi }
