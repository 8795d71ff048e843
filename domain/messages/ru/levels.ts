import type { Translation } from '../translation.ts'

export default {
  sampleLesson: 'Урок-образец',
  open: 'Об уровне',
  all: 'Все уровни',
  lessonOne: 'Урок 1',
  ladder: 'Три ранга',
  upload: {
    title: 'Загрузи своё',
    text: 'Храни здесь фото или видео своих занятий на этом уровне.',
    button: 'Загрузить фото или видео',
    stays: 'Видеть будешь только ты, пока не опубликуешь.',
  },
  slots: {
    image: 'Поставить свою картинку',
    video: 'Поставить своё видео',
    reset: 'Вернуть школьное',
    onlyYou: 'Здесь это видишь только ты.',
  },
} satisfies Translation<'levels', 'ru'>
