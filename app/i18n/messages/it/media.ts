import type { Translation } from '../translation.ts'

export default {
  prompt: 'Alto là, mozzo!',
  promptText: 'Per aprire il tuo forziere di foto e video devi accedere.',
  logIn: 'Entra',
  noScript:
    'Per caricare ed eliminare file serve che il tuo browser consenta gli script di questa pagina.',
  drop: 'Trascina qui le tue foto e i tuoi video, oppure sceglili.',
  pick: 'Scegli i file',
  limits: 'JPG, PNG, WebP, GIF, AVIF, MP4, MOV o WebM, fino a 100 MB ciascuno.',
  queue: 'File in viaggio',
  states: {
    waiting: 'In coda',
    uploading: '{{percent}}%',
    interrupted: 'Alla cappa, {{percent}}%',
    failed: 'Non è arrivato',
  },
  interrupted:
    'È caduta la connessione. Quello che è arrivato è al sicuro: appena torna, si riparte da lì.',
  room: '{{used}} di {{quota}} occupati',
  refused: {
    noRoom:
      'Nel tuo forziere non c’entra più. Elimina qualcosa per fare posto; un caricamento a metà tiene il suo per un giorno.',
    storeFull:
      'La stiva della scuola è piena fino all’orlo e per ora non accetta altri file. Riprova più tardi.',
  },
  progress: 'Caricamento di {{name}}',
  retry: 'Riprova',
  cancel: 'Annulla',
  loading: 'Apro il tuo forziere…',
  failed: 'Non siamo riusciti a recuperare i tesori della tua galleria.',
  again: 'Riprova',
  empty: 'Il tuo forziere è vuoto',
  emptyText:
    'Carica una foto della tua chitarra o un video del tuo primo riff: c’è chi ha cominciato con meno.',
  own: 'Le tue foto e i tuoi video',
  remove: 'Elimina',
  sure: 'Buttare «{{title}}» in fondo al mare?',
  removeNow: 'Sì, elimina',
  keep: 'No, conserva',
  everybodys: 'Foto e video della ciurma',
  enlarge: 'Ingrandisci',
  hide: 'Nascondi',
  more: 'Altri tesori',
  loadingMore: 'Ne portiamo altri in coperta…',
  close: 'Chiudi',
  previous: 'Indietro',
  next: 'Avanti',
  place: '{{place}} di {{count}}',
  pickOne: 'Scegli dal tuo forziere',
  pickOneText: 'Un’immagine o un video fra quelli che hai caricato.',
} satisfies Translation<'media', 'it'>
