import type { Translation } from '../translation.ts'

export default {
  sampleLesson: '试听课',
  open: '查看级别',
  all: '所有级别',
  lessonOne: '第1课',
  ladder: '三个级别',
  upload: {
    title: '上传你的内容',
    text: '把你在这一级练琴的照片或视频存到这里。',
    button: '上传照片或视频',
    stays: '在你公开之前，只有你看得到。',
  },
  slots: {
    image: '换成我的图片',
    video: '换成我的视频',
    reset: '恢复学校原版',
    onlyYou: '这里只有你看得到。',
  },
} satisfies Translation<'levels', 'zh'>
