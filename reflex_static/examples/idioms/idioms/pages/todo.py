"""A list of dataclasses, changed in place, and ``rx.foreach``."""

from dataclasses import dataclass

import reflex as rx


@dataclass
class Task:
    text: str
    done: bool = False


class Todo(rx.State):
    tasks: list[Task] = [Task("Water the plants")]

    @rx.event
    def add(self, form_data: dict[str, str]):
        if text := form_data["text"].strip():
            self.tasks.append(Task(text))

    @rx.event
    def toggle(self, index: int):
        self.tasks[index].done = not self.tasks[index].done

    @rx.event
    def clear(self):
        self.tasks = [task for task in self.tasks if not task.done]

    @rx.var
    def left(self) -> int:
        return sum(not task.done for task in self.tasks)


def item(task: rx.Var[Task], index: rx.Var[int]) -> rx.Component:
    return rx.el.li(rx.el.button(task.text, on_click=Todo.toggle(index), aria_pressed=task.done))


def page() -> rx.Component:
    return rx.el.main(
        rx.el.form(
            rx.el.label("Task ", rx.el.input(name="text")),
            rx.el.button("Add", type="submit"),
            on_submit=Todo.add,
            reset_on_submit=True,
        ),
        rx.el.ul(rx.foreach(Todo.tasks, item)),
        rx.el.output(Todo.left),
        rx.el.button("Remove what is done", on_click=Todo.clear),
    )
