"""What cannot run in a browser: the build stops, and names each line marked here."""

import os
import urllib.request

import reflex as rx


class Refused(rx.State):
    city: str = ""

    @rx.event
    def fetch(self):
        self.city = urllib.request.urlopen("https://example.com").read()  # refused

    @rx.event
    def read(self):
        self.city = open("city.txt").read()  # refused

    @rx.event
    def look(self):
        self.city = os.environ["CITY"]  # refused

    @rx.event
    def say(self):
        return rx.toast("Saved")  # refused

    @rx.event
    def script(self):
        return rx.call_script("alert(1)")  # refused

    @rx.event
    def where(self):
        self.city = self.router.url  # refused

    @rx.event  # refused
    async def receive(self, files: list[rx.UploadFile]):
        self.city = files[0].filename


def upload():
    return rx.el.button("Send", on_click=Refused.receive(rx.upload_files("box")))


def radix():
    return rx.button("Press", on_click=Refused.fetch)


def router():
    return rx.el.p(Refused.router.url)


app = rx.App()
app.add_page(upload)
app.add_page(radix)
app.add_page(router)
app.add_page(lambda: rx.el.p("Item"), route="/item/[name]")
